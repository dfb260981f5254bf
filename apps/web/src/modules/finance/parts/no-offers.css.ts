import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minBlockSize: '72px',
  boxSizing: 'border-box',
  paddingBlock: vars.space[8],
})

export const drawing = style({ flex: 'none', inlineSize: '48px', blockSize: 'auto' })
