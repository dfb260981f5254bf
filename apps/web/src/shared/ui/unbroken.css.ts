import { style } from '@vanilla-extract/css'

// A number longer than its line is parted all the same: an inline block breaks inside only when it must.
export const number = style({ display: 'inline-block', maxInlineSize: '100%' })
