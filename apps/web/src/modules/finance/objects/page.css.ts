import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.belowSmall]: { inlineSize: '100%' } },
})

export const views = style({ '@media': { [media.belowSmall]: { display: 'grid', flex: '1 0 100%' } } })
