import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const key = style({
  display: 'inline-block',
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '4px',
  color: vars.color.ink,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
})

export const list = style({ display: 'grid', gap: vars.space[12], margin: 0 })

export const row = style({ display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', columnGap: vars.space[16] })

export const keys = style({ margin: 0 })

export const does = style({ margin: 0 })
