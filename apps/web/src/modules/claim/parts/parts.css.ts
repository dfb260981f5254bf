import { vars } from '@cabinet/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const sum = style({ display: 'grid', gap: vars.space[8], margin: 0 })

export const sumRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
})

export const sumTotal = style({
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: '600',
})

export const figures = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  marginInlineStart: 'auto',
})

export const hint = styleVariants({
  notice: { color: vars.color.notice },
  negative: { color: vars.color.negative },
  muted: { color: vars.color.inkMuted },
})
