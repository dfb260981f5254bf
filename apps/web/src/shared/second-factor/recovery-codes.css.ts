import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two columns where both are readable. */
export const list = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[16],
  listStyle: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
