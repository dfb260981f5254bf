import { noOutline, focusRing } from '../../theme/focus.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { componentStyle, text } from '../../theme/style.ts'

/** The parts of a value, each in a field of its own, in two columns where there is room. */
export const parts = componentStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))', gap: vars.space[16] },
  'parts',
)
export const wide = componentStyle({ gridColumn: '1 / -1' }, 'wide')
export const group = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0, width: '100%' },
  'group',
)
export const details = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'facts')
/** Switches between one line and parts, where a link of a label stands. */
export const mode = componentStyle(
  {
    ...text('caption'),
    ...noOutline,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.accentHover, textDecoration: 'underline' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.touch]: { minHeight: vars.control.hit } },
  },
  'mode',
)
