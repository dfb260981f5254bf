import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const todo = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[16] })
export const item = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[12] })
export const words = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' })
