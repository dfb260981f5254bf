import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })
export const aside = style({ textAlign: 'center', color: vars.color.inkMuted })
export const reason = style({ margin: 0, color: vars.color.inkMuted })
