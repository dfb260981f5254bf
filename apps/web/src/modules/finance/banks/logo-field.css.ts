import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** As large as nobody needs it, so that a wrong picture is seen; logos are drawn for paper, in the dark theme too. */
export const logo = style({
  display: 'block',
  objectFit: 'contain',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.inset,
  backgroundColor: '#fff',
})
