import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'
import { media } from '../theme/scale.ts'

const turn = keyframes({ to: { rotate: '1turn' } }, 'turn')

export const root = componentStyle({ display: 'inline-flex', flex: 'none', color: vars.color.accent }, 'root')
export const inherit = componentStyle({ color: 'inherit' }, 'inherit')
export const drawing = componentStyle(
  {
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    '@media': { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
  },
  'drawing',
)
export const track = componentStyle({ opacity: 0.25 }, 'track')
