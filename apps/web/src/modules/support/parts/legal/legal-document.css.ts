import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** What makes sense on a screen only. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

export const frame = style({
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})

export const contents = style({
  margin: 0,
  paddingInlineStart: 0,
  listStyle: 'none',
  columnGap: vars.space[24],
  lineHeight: '2rem',
  '@media': { [media.fromMedium]: { columnCount: 2 } },
})
