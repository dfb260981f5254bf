import { globalStyle, style } from '@vanilla-extract/css'

/** Cards of a grid, two to a row: an odd last one takes the whole row instead of leaving a hole. */
export const pairs = style({})

globalStyle(`${pairs} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
