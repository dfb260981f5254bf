import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ maxInlineSize: '480px' })

export const drawn = style({
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
