import { focusRing, invalidEdge, noOutline } from '../../theme/focus.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { componentStyle, text } from '../../theme/style.ts'

export const root = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, width: '100%' },
  'root',
)
export const labelRow = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: vars.space[12],
  },
  'labelRow',
)
export const label = componentStyle(
  { ...text('body', 'medium'), color: vars.color.ink, cursor: 'default', overflowWrap: 'anywhere' },
  'label',
)
export const required = componentStyle({ color: vars.color.negative }, 'required')

/** The frame around an input: boundary, focus ring, states. */
export const control = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: vars.control.medium,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    cursor: 'text',
    transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.inkMuted },
      '&:focus-within': { borderColor: vars.color.focus, ...focusRing, outlineOffset: '-1px' },
      '&[data-invalid]:not(:focus-within, [data-disabled])': invalidEdge,
      '&[data-invalid]:focus-within': { borderColor: vars.color.negative, outlineColor: vars.color.negative },
      '&[data-disabled]': { backgroundColor: vars.color.sunken, borderColor: vars.color.line, cursor: 'not-allowed' },
      '&[data-readonly]': { backgroundColor: vars.color.sunken },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } } },
  },
  'control',
)
export const controlLarge = componentStyle({ minHeight: vars.control.large }, 'controlLarge')

export const input = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    flex: 1,
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    paddingBlock: '6px',
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
      // The browser paints autofilled inputs blue; an inset shadow is the only ground that it lets us choose.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100px ${vars.color.accentSoft}`,
        WebkitTextFillColor: vars.color.ink,
        caretColor: vars.color.ink,
      },
    },
    // Smaller text makes phones zoom the page when the input takes the focus.
    '@media': { [media.touch]: { fontSize: '1rem' } },
  },
  'input',
)
export const inputLarge = componentStyle({ ...text('reading') }, 'inputLarge')

/** What stands inside the frame beside the input: a unit, an icon, a button. */
export const adornment = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    color: vars.color.inkMuted,
    paddingInlineStart: vars.space[12],
  },
  'adornment',
)
export const adornmentEnd = componentStyle({ paddingInlineStart: 0, paddingInlineEnd: vars.space[12] }, 'adornmentEnd')
export const insideButton = componentStyle(
  {
    ...noOutline,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    aspectRatio: '1',
    minWidth: '32px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.ink },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-4px' },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minWidth: vars.control.hit, minHeight: vars.control.hit } },
  },
  'insideButton',
)

export const description = componentStyle(
  { ...text('caption'), color: vars.color.inkMuted, overflowWrap: 'anywhere' },
  'description',
)
export const error = componentStyle(
  {
    ...text('caption'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    color: vars.color.negative,
    overflowWrap: 'anywhere',
  },
  'error',
)
