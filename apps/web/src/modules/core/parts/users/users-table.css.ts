import { style } from '@vanilla-extract/css'

/** An address has no spaces to break at. */
export const contacts = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
