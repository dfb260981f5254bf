import { createVar } from '@vanilla-extract/css'

/** How wide a field is in a bar of filters, where it needs more than others: in `rem`, as its letters are. */
export const widthInBar = createVar('width-in-bar')
