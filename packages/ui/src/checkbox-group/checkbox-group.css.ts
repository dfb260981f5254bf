import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

export const choices = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    paddingBlock: vars.space[4],
    '@media': { [media.touch]: { gap: 0 } },
  },
  'choices',
)
