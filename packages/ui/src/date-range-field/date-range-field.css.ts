import { widthInBar } from '../internal/field/wide.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

/** Two days with a dash between them, and the button of the calendar. */
export const root = componentStyle(
  { vars: { [widthInBar]: '17.5rem' }, '@media': { [media.touch]: { vars: { [widthInBar]: '19.5rem' } } } },
  'root',
)
export const half = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    // The first day is as wide as a date, so that the dash stands between the two days and not in the middle of the field.
    // Eight digits and two points are so wide; beside them is what the second day has before it.
    selectors: { '&:first-of-type': { flex: `0 1 calc(8.6ch + 2 * ${vars.space[12]})` } },
    '@media': { [media.touch]: { fontSize: '1rem' } },
  },
  'half',
)
export const input = componentStyle({ paddingInlineEnd: vars.space[4] }, 'input')
export const dash = componentStyle({ flex: 'none', color: vars.color.inkMuted }, 'dash')
