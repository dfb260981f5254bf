import { createVar } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants } from '../theme/style.ts'

export const hue = createVar('hue')

export const root = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: `1px solid ${vars.color.softEdge}`,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: 'none',
    // Lightness and chroma are fixed for every hue, so that the letters hold 4.5:1 whatever the name is.
    backgroundColor: `light-dark(oklch(0.93 0.04 ${hue}), oklch(0.32 0.05 ${hue}))`,
    color: `light-dark(oklch(0.36 0.09 ${hue}), oklch(0.9 0.07 ${hue}))`,
  },
  'root',
)
export const accent = componentStyle({ backgroundColor: vars.color.accentSoft, color: vars.color.accent }, 'accent')
export const shapes = {
  circle: componentStyle({ borderRadius: vars.radius.full }, 'circle'),
  square: componentStyle({ borderRadius: vars.radius.control }, 'square'),
}
export const sizes = componentVariants({ 24: 10, 32: 12, 40: 14, 56: 20 }, (letters, edge) => ({
  width: `${edge}px`,
  height: `${edge}px`,
  fontSize: `${letters}px`,
}))
