import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const buyer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.inset,
})

export const remove = style({ alignSelf: 'start' })
