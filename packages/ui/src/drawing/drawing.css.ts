import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const root = componentStyle(
  {
    flex: 'none',
    maxWidth: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    color: `color-mix(in oklab, ${vars.color.accent} 62%, ${vars.color.surface})`,
  },
  'root',
)
export const strong = componentStyle({ color: vars.color.accent }, 'strong')
