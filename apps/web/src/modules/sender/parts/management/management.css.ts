import { style } from '@vanilla-extract/css'

/** It is chosen, not looked for: no wider than what stands in it. */
export const month = style({ width: '200px' })

export const secret = style({ overflowWrap: 'anywhere' })
