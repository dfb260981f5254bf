import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** Cards of a row are equally high, and what can be done stands at their feet. */
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 })
export const content = style({ flex: 1 })
