import { style } from '@vanilla-extract/css'

/** Names a field for those who look for it, and takes no room of its own. */
export const frame = style({ display: 'contents' })
