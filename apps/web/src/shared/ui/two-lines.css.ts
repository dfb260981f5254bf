import { style } from '@vanilla-extract/css'

export const root = style({ display: 'inline-grid', minInlineSize: 0, overflowWrap: 'anywhere' })
