import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

export const root = componentStyle(
  {
    minWidth: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
  },
  'root',
)
export const padded = componentStyle(
  { padding: vars.pad.card, '@media': { [media.belowSmall]: { padding: vars.space[16] } } },
  'padded',
)
