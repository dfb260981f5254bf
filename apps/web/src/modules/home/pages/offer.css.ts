import { globalStyle, style } from '@vanilla-extract/css'

export const products = style({})

// Two to a row; an odd last card takes the whole row instead of leaving a hole.
globalStyle(`${products} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
