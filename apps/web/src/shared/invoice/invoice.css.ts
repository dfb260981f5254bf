import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** A value and the button that copies it: the button stays in sight, however long the value. */
export const copied = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8],
})
export const value = style({ minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
/** As high as a line of text, however large its hit area. */
export const copy = style({ marginBlock: '-6px', flex: 'none' })

export const code = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

export const left = style({ fontVariantNumeric: 'tabular-nums' })

export const payments = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[8] })
export const payment = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
