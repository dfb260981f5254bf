import { style } from '@vanilla-extract/css'

/** It is focused so that screen readers begin here; nothing can be done with it. */
export const heading = style({ outline: 'none' })
