import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const rows = componentStyle({ position: 'relative' }, 'rows')
// As high as a row with its padding and rule, in the density of the place.
export const probe = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    width: 0,
    height: `calc(1.25rem + 2 * ${vars.pad.row} + 1px)`,
    visibility: 'hidden',
    pointerEvents: 'none',
  },
  'probe',
)
export const probeTwoLines = componentStyle({ height: `calc(2.25rem + 2 * ${vars.pad.row} + 1px)` }, 'probeTwoLines')
/** Around the rows of a stretched list, which it carries along with the scroll bar. */
export const wrapper = componentStyle({ position: 'absolute', insetBlockStart: 0, insetInline: 0 }, 'wrapper')
