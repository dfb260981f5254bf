import { style } from '@vanilla-extract/css'

/** An address has no spaces to break at. */
export const address = style({ overflowWrap: 'anywhere' })
