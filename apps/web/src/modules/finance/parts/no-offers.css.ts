import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] })

export const drawing = style({ flex: 'none', inlineSize: '56px', blockSize: 'auto' })
