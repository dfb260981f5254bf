import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

/** Around a register: a sheet beside others, and nothing on a phone, where every row is a sheet of its own. */
export const sheet = componentStyle(
  { '@media': { [media.belowMedium]: { border: 0, borderRadius: 0, backgroundColor: 'transparent' } } },
  'sheet',
)
