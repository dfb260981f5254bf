import { vars } from '../theme/contract.css.ts'
import { componentVariants } from '../theme/style.ts'

/** Distance between children, one class for each step of the grid. */
export const gaps = componentVariants(vars.space, (gap) => ({ gap }))
