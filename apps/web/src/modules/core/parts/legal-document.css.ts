import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** What makes sense on a screen only. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

export const contents = style({
  margin: 0,
  paddingInlineStart: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
})
