import { focusRing, focusRingInset, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

/** In the row of marks the words are there for screen readers alone. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const root = componentStyle({ ...text('body'), display: 'grid', gap: vars.space[8], minWidth: 0 }, 'root')
export const above = componentStyle(
  {
    paddingInline: vars.space[12],
    paddingBlockEnd: vars.space[4],
    '@media': { [media.belowLarge]: { display: 'none' } },
  },
  'above',
)
export const line = componentStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space[16],
    color: vars.color.inkMuted,
    '@media': { [media.fromLarge]: { display: 'none' } },
  },
  'line',
)
export const wrong = componentStyle({ color: vars.color.negative }, 'wrong')
export const toggle = componentStyle(
  {
    ...text('body', 'medium'),
    ...noOutline,
    minHeight: vars.control.hit,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': focusRing },
  },
  'toggle',
)
export const list = componentStyle(
  { display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' },
  'list',
)
/** Below the large width: a row of equal marks. */
export const marksOnly = componentStyle(
  { '@media': { [media.belowLarge]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } },
  'marksOnly',
)
export const item = componentStyle(
  {
    selectors: {
      // What comes when everything else is done stands apart.
      '&[data-state=locked]': { color: vars.color.inkMuted },
    },
  },
  'item',
)
export const step = componentStyle(
  {
    ...noOutline,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: vars.space[12],
    padding: `${vars.space[8]} ${vars.space[12]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.inset,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutralSoft },
      '&[aria-current]': { borderColor: vars.color.line, backgroundColor: vars.color.surface },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': {
      [media.belowLarge]: {
        selectors: {
          [`${marksOnly} &`]: {
            gridTemplateColumns: 'auto',
            placeContent: 'center',
            minHeight: vars.control.large,
            padding: 0,
          },
        },
      },
      [media.forcedColors]: {
        // Edges of all steps are seen there.
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  'step',
)
export const mark = componentStyle(
  {
    color: vars.color.lineStrong,
    selectors: {
      '[data-state=complete] &': { color: vars.color.positive },
      '[data-state=partial] &': { color: vars.color.notice },
      '[data-state=error] &': { color: vars.color.negative },
    },
  },
  'mark',
)
export const words = componentStyle(
  {
    display: 'grid',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.belowLarge]: { selectors: { [`${marksOnly} &`]: unseen } } },
  },
  'words',
)
export const label = componentStyle(
  { fontWeight: '500', selectors: { '[aria-current] &': { fontWeight: '600' } } },
  'label',
)
export const note = componentStyle(
  {
    ...text('caption'),
    color: vars.color.inkMuted,
    selectors: {
      '[data-state=partial] &': { color: vars.color.notice },
      '[data-state=error] &': { color: vars.color.negative },
    },
  },
  'note',
)
