import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } }, 'breathe')

export const root = componentStyle(
  {
    display: 'block',
    maxWidth: '100%',
    // Of ink and not of lines, which high contrast draws nearly black.
    backgroundColor: `color-mix(in oklab, ${vars.color.ink} 10%, transparent)`,
    '@media': {
      [media.motion]: { animation: `${breathe} 1600ms ease-in-out infinite` },
      // Filled, it would be the loudest thing of the page: there only its edge is seen.
      [media.forcedColors]: { outline: '1px solid GrayText', outlineOffset: '-1px' },
    },
  },
  'root',
)
export const shapes = {
  // Bar and margins make up exactly one line.
  text: componentStyle({ borderRadius: vars.radius.small, height: '0.6lh', marginBlock: '0.2lh' }, 'text'),
  block: componentStyle({ borderRadius: vars.radius.control }, 'block'),
  circle: componentStyle({ borderRadius: vars.radius.full, aspectRatio: '1' }, 'circle'),
}
// A grid, because the margins of its cells do not collapse.
export const lines = componentStyle({ display: 'grid' }, 'lines')
export const lastLine = componentStyle({ width: '62%' }, 'lastLine')
