import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The first line of a cell that has two. */
export const number = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

export const goods = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[8] })
export const item = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
export const itemName = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const claims = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[8] })
