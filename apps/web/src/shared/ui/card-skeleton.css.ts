import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** As high as the button that it stands for, on touch screens too. */
export const action = style({ blockSize: vars.control.medium })
