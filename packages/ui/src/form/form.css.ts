import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const root = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 },
  'root',
)
