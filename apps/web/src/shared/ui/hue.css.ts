import { media, vars } from '@cabinet/ui/theme'
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { Hue } from '../manifest.ts'

/** Degrees of OKLCH. */
const degrees: Readonly<Record<Hue, number>> = { violet: 285, olive: 120, teal: 195, pink: 335, blue: 246 }

const ink = createVar()
const soft = createVar()

/** Gives the parts inside the hue of a product; all have one lightness and strength, so that none is louder. */
export const hues = styleVariants(degrees, (hue) => ({
  vars: {
    [ink]: `light-dark(oklch(0.46 0.07 ${hue}), oklch(0.79 0.07 ${hue}))`,
    [soft]: `light-dark(oklch(0.955 0.018 ${hue}), oklch(0.29 0.032 ${hue}))`,
  },
}))

/** A sign on its quiet ground; without a hue around it in the colours of the brand. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  backgroundColor: fallbackVar(soft, vars.color.accentSoft),
  color: fallbackVar(ink, vars.color.accent),
})

/** The sign of a product on its card. */
export const tile = style([
  sign,
  {
    inlineSize: '64px',
    blockSize: '64px',
    // The card lets a drawing reach into the gap below it; a ground has no empty edge to do so.
    marginBlock: '4px 20px',
    marginInlineEnd: '4px',
    borderRadius: vars.radius.card,
    '@media': { [media.belowSmall]: { inlineSize: '56px', blockSize: '56px', marginBlockEnd: 0 } },
  },
])

// Half as large as drawn, its lines would be hairlines.
globalStyle(`${tile} > svg`, { color: 'inherit', strokeWidth: 3.5 })

/** Before the name of a group in the navigation. */
export const dot = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.small,
  backgroundColor: fallbackVar(ink, vars.color.accent),
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
