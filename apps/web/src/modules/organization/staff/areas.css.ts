import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })

/** An area and what can be done with it; the button under the words where there is no room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  paddingBlock: vars.space[12],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const text = style({ overflowWrap: 'anywhere' })
