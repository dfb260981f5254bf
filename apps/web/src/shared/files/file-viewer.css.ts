import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  width: '100%',
  height: 'min(70dvh, 48rem)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
})
