import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
