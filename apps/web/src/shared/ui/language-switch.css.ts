import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', gap: vars.space[4] })

export const item = style({
  minInlineSize: '32px',
  minBlockSize: '32px',
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.accent,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { color: vars.color.inkMuted, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})
