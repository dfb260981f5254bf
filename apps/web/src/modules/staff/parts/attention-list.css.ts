import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })

/** What waits, and the way to it; the button under the words where there is no room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  paddingBlock: vars.space[12],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.belowSmall]: { gridTemplateColumns: '24px minmax(0, 1fr)' } },
})

export const icon = style({ display: 'grid', color: vars.color.inkMuted })

export const text = style({ overflowWrap: 'anywhere' })

export const action = style({ '@media': { [media.belowSmall]: { gridColumn: '1 / -1' } } })
