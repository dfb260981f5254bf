import { vars } from '../theme/contract.css.ts'
import { focusRingInset, noOutline } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

// The list follows its own width, not that of the window: it may stand in a drawer.
const narrow = '(max-width: 519.98px)'
const markSize = '40px'

export const root = componentStyle({ ...text('body'), containerType: 'inline-size', minWidth: 0 }, 'root')
export const list = componentStyle({ margin: 0, padding: 0, listStyle: 'none' }, 'list')
export const item = componentStyle(
  {
    position: 'relative',
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: {
      '&:first-child': { paddingBlockStart: vars.space[4] },
      '&:last-child': { borderBlockEnd: 'none' },
    },
  },
  'item',
)
export const row = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${markSize} minmax(0, 1fr) auto`,
    alignItems: 'center',
    columnGap: vars.space[12],
    rowGap: vars.space[8],
    selectors: {
      '&[data-drop-target]': {
        outline: `1px dashed ${vars.color.accent}`,
        outlineOffset: '4px',
        borderRadius: vars.radius.control,
        backgroundColor: vars.color.accentSoft,
      },
    },
  },
  'row',
)
export const mark = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: markSize,
    height: markSize,
    boxSizing: 'border-box',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.neutralSoft,
    color: vars.color.inkMuted,
    selectors: {
      '&[data-empty]': { border: `1px dashed ${vars.color.lineStrong}`, backgroundColor: 'transparent' },
    },
    alignSelf: 'start',
  },
  'mark',
)
export const words = componentStyle(
  { display: 'grid', gap: vars.space[2], minWidth: 0, '@container': { [narrow]: { gridColumn: '2 / -1' } } },
  'words',
)
export const title = componentStyle({ ...text('body', 'medium'), overflowWrap: 'anywhere' }, 'title')
export const note = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'note')
/** How the document stands and what can be done about it. */
export const end = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[12],
    '@container': { [narrow]: { gridColumn: '2 / -1', justifyContent: 'space-between' } },
  },
  'end',
)
export const files = componentStyle(
  {
    gridColumn: '2 / -1',
    display: 'grid',
    gap: vars.space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'files',
)
export const file = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[12], rowGap: vars.space[8] },
  'file',
)
export const fileName = componentStyle(
  { display: 'grid', justifyItems: 'start', gap: vars.space[2], flex: '1 1 160px', minWidth: 0 },
  'fileName',
)
export const name = componentStyle(
  { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'name',
)
export const opener = componentStyle(
  {
    ...noOutline,
    maxWidth: '100%',
    padding: 0,
    overflow: 'hidden',
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.accent,
    font: 'inherit',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.accentHover, textDecorationLine: 'underline' },
      // The line cuts off what does not fit, the ring of its name too.
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': { [media.touch]: { minHeight: vars.control.hit } },
  },
  'opener',
)
export const size = componentStyle(
  { ...text('caption'), color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
  'size',
)
export const problem = componentStyle({ ...text('caption'), color: vars.color.negative }, 'problem')
export const fileActions = componentStyle(
  { display: 'flex', gap: vars.space[4], marginInlineStart: 'auto' },
  'fileActions',
)
export const comment = componentStyle(
  {
    display: 'flex',
    gap: vars.space[8],
    flex: '1 0 100%',
    gridColumn: '2 / -1',
    boxSizing: 'border-box',
    margin: 0,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.softEdge}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.negativeSoft,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  },
  'comment',
)
export const track = componentStyle(
  {
    display: 'block',
    flex: '1 0 100%',
    height: '4px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.line,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
  'track',
)
export const bar = componentStyle(
  {
    display: 'block',
    height: '100%',
    backgroundColor: vars.color.accent,
    transition: `width ${vars.motion.normal} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'bar',
)
/** Taking a photo makes sense where the camera is in the hand. */
export const camera = componentStyle(
  { display: 'none', '@media': { [media.touch]: { display: 'inline-flex' } } },
  'camera',
)
export const limits = componentStyle(
  { ...text('caption'), margin: 0, marginBlockStart: vars.space[8], color: vars.color.inkMuted },
  'limits',
)
