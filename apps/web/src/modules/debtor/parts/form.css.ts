import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two fields that belong together; one under the other where there is no room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
