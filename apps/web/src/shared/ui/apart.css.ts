import { style } from '@vanilla-extract/css'

/** A button that takes something away, at the start of a foot whose main button stands at the end. */
export const apart = style({ marginInlineEnd: 'auto' })
