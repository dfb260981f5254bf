import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minBlockSize: '72px',
  boxSizing: 'border-box',
  paddingBlock: vars.space[8],
  '@media': { [media.belowSmall]: { flexWrap: 'wrap', paddingBlock: vars.space[16] } },
})

export const text = style({ flex: 1, minInlineSize: 0, '@media': { [media.belowSmall]: { flexBasis: '60%' } } })

export const action = style({ flex: 'none', '@media': { [media.belowSmall]: { flexBasis: '100%' } } })

export const drawing = style({ flex: 'none', inlineSize: '48px', blockSize: 'auto' })
