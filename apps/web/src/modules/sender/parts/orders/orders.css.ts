import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The first line of a cell that has two. */
export const number = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

export const goods = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[8] })
export const item = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
export const itemName = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const claims = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[8] })

/** Seven tiles without a gap: in one row where there is room, else the first one is as wide as two. */
export const tiles = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.fromSmall]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.fromWide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
})
export const firstTile = style({ '@media': { '(width < 1200px)': { gridColumn: 'span 2' } } })
