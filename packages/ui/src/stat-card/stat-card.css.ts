import { vars } from '../theme/contract.css.ts'
import { focusRing, focusRingInset, noOutline } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentGlobal, componentStyle, componentVariants, text } from '../theme/style.ts'

export const group = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    gap: vars.space[12],
    '@media': { [media.belowSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] } },
  },
  'group',
)
export const root = componentStyle(
  {
    ...noOutline,
    // Labels and numbers of a group stand in two rows, so that the numbers are on one line beside longer labels.
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    minWidth: 0,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.lineStrong },
      '&[data-pressed]': { backgroundColor: vars.color.sunken },
      '&[aria-pressed=true]': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { backgroundColor: 'transparent', cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { border: '2px solid Highlight' } } },
    },
  },
  'root',
)
export const label = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'label')
export const labelNegative = componentStyle({ color: vars.color.negative }, 'labelNegative')
export const figure = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 }, 'figure')
export const value = componentStyle(
  { ...text('title', 'semibold'), fontVariantNumeric: 'tabular-nums', fontSize: '1.25rem', lineHeight: '1.75rem' },
  'value',
)
export const tones = componentVariants(
  {
    neutral: 'inherit',
    negative: vars.color.negative,
    notice: vars.color.notice,
    positive: vars.color.positive,
  },
  (color) => ({ color }),
)
export const note = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'note')

/** One line: label and number side by side, the chosen tile raised on a common ground. */
export const line = componentStyle(
  {
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: vars.space[2],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.sunken,
  },
  'line',
)
componentGlobal(`${line} > ${root}`, {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  columnGap: vars.space[8],
  minHeight: `calc(${vars.control.medium} - 2 * ${vars.space[2]})`,
  paddingBlock: 0,
  paddingInline: vars.space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  whiteSpace: 'nowrap',
})
componentGlobal(`${line} > ${root}[aria-pressed=true]`, {
  borderColor: vars.color.accent,
  backgroundColor: vars.color.surface,
  boxShadow: 'none',
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
})
// The line cuts off what lies outside of it.
componentGlobal(`${line} > ${root}[data-focus-visible]`, focusRingInset)
componentGlobal(`${line} ${label}`, text('body', 'medium'))
componentGlobal(`${line} ${value}`, text('body', 'semibold'))
