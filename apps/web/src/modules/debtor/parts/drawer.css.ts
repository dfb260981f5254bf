import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const sum = style({ fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: '600', letterSpacing: '-0.01em' })

/** Figures that explain a decision, apart from the facts around them. */
export const block = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.inset,
  backgroundColor: vars.color.sunken,
})
export const blockSum = style({ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: '600' })

export const text = style({ overflowWrap: 'anywhere' })

export const payments = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[8] })
export const payment = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
