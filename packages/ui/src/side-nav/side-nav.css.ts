import { focusRingInset, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

/** Windows of small laptops: rows draw together, so that the last ones are in sight without scrolling. */
const low = '(max-height: 860px)'

export const root = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    width: '264px',
    maxWidth: '100%',
    minHeight: 0,
    height: '100%',
    padding: `${vars.space[16]} ${vars.space[12]}`,
    backgroundColor: vars.color.page,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    overflowX: 'hidden',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  'root',
)
// Its width does not move: each step of the way would lay out the whole page beside it anew.
export const collapsed = componentStyle({ width: '72px' }, 'collapsed')
/** Inside a drawer: the drawer has the edge and the width. */
export const plain = componentStyle(
  { width: '100%', padding: 0, borderInlineEnd: 0, backgroundColor: 'transparent' },
  'plain',
)
export const start = componentStyle(
  { minHeight: '40px', paddingInline: vars.space[8], marginBlockEnd: vars.space[16], overflow: 'hidden' },
  'start',
)
export const list = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [low]: { gap: 0 } },
  },
  'list',
)
export const title = componentStyle(
  {
    ...text('caption', 'medium'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    margin: 0,
    padding: '16px 8px 4px',
    color: vars.color.inkMuted,
    '@media': { [low]: { paddingBlock: '8px 0' } },
  },
  'title',
)
export const subtitle = componentStyle(
  {
    ...text('caption'),
    padding: '0 8px 4px',
    color: vars.color.inkFaint,
    // Under the name, not under the mark before it.
    selectors: { [`${title}:has(> *) + &`]: { paddingInlineStart: '24px' } },
  },
  'subtitle',
)
export const short = componentStyle(
  { ...text('caption', 'medium'), paddingBlockEnd: vars.space[4], textAlign: 'center', color: vars.color.inkMuted },
  'short',
)
export const separator = componentStyle(
  { height: '1px', margin: `${vars.space[8]} ${vars.space[12]}`, backgroundColor: vars.color.line },
  'separator',
)
export const item = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '36px',
    paddingBlock: '6px',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutralSoft },
      '&[aria-current]': { backgroundColor: vars.color.accentSoft, color: vars.color.accent, fontWeight: 500 },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': {
      [low]: { minHeight: '32px', paddingBlock: '4px' },
      [media.touch]: { minHeight: vars.control.hit },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  'item',
)
export const itemCollapsed = componentStyle(
  { justifyContent: 'center', minHeight: '40px', paddingInline: 0 },
  'itemCollapsed',
)
export const label = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'break-word' }, 'label')
export const dot = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: '10px',
    width: '8px',
    height: '8px',
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
    backgroundColor: vars.color.notice,
  },
  'dot',
)
export const end = componentStyle({ marginBlockStart: 'auto', paddingBlockStart: vars.space[16] }, 'end')
export const toggle = componentStyle({ alignSelf: 'flex-end', color: vars.color.inkMuted }, 'toggle')
export const toggleCollapsed = componentStyle({ alignSelf: 'center' }, 'toggleCollapsed')
