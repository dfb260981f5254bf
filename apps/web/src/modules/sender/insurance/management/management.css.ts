import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** It is chosen, not looked for: no wider than what stands in it. */
export const month = style({ width: '200px' })

/** Beside a badge: the line stays as high as that of the other cards. */
export const beside = style({ marginBlock: `calc(-1 * ${vars.space[12]})` })

export const secret = style({ overflowWrap: 'anywhere' })

/** Six figures: in twos, in threes, or all beside each other, so that none is left alone in a row. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[16],
  rowGap: vars.space[16],
  margin: 0,
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 1200px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
