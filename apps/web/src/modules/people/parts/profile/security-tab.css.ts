import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** How one signs in, and where one has: side by side where both are readable. */
export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.fromLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
