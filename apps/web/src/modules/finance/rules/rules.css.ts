import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.inset,
})

export const sentences = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: vars.space[12],
  alignItems: 'start',
})

export const trial = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  padding: vars.space[16],
  borderRadius: vars.radius.inset,
  backgroundColor: vars.color.sunken,
})

export const found = style({
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '4px',
})

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
