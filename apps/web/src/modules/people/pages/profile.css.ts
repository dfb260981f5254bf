import { style } from '@vanilla-extract/css'

/** Keeps the foot of the page where it will be. */
export const waiting = style({ minHeight: '60vh' })
