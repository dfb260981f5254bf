import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** A quiet button under a field, its letters in line with the field. */
export const under = style({ marginBlockStart: vars.space[4], marginInlineStart: `calc(-1 * ${vars.space[12]})` })
