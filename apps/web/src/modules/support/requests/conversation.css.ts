import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const message = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.inset,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  justifyContent: 'space-between',
})
