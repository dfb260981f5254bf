import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
})

/** Logo, bank, sum, how it has ended, the way to it; on small screens under one another beside the logo. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[20],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.belowSmall]: { paddingInline: vars.space[16] },
    [media.fromLarge]: { gridTemplateColumns: '40px minmax(0, 1fr) 140px minmax(0, 1.2fr) 120px' },
  },
})

export const bank = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const sum = style({
  gridColumn: '2',
  color: vars.color.inkMuted,
  '@media': { [media.fromLarge]: { gridColumn: 'auto', textAlign: 'end' } },
})

export const end = style({
  gridColumn: '2',
  minInlineSize: 0,
  '@media': { [media.fromLarge]: { gridColumn: 'auto' } },
})

export const way = style({
  gridColumn: '2',
  '@media': { [media.fromLarge]: { gridColumn: 'auto', textAlign: 'end' } },
})
