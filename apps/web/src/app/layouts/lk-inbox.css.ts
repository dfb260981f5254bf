import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: vars.space[12],
  alignItems: 'start',
  overflowWrap: 'anywhere',
})

export const icon = style({ color: vars.color.accent })

export const when = style({ gridColumn: '2' })
