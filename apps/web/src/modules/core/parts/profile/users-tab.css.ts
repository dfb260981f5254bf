import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The table reaches the edges, its corners must not. */
export const card = style({ overflow: 'clip' })

export const heading = style({ padding: vars.space[16], paddingBlockEnd: 0 })

export const pages = style({ padding: vars.space[12] })
