import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': { [media.fromMedium]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

export const column = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' })

export const content = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '1264px',
  paddingBlock: '20px 32px',
  paddingInline: vars.space[16],
  outline: 'none',
  '@media': { [media.fromMedium]: { padding: vars.space[32] } },
})

/** As wide as a screen of 1920 leaves it; beyond, rows become too long for the eye. */
export const wideContent = style([content, { maxInlineSize: '1680px' }])

export const navigation = style({
  display: 'none',
  '@media': {
    [media.fromMedium]: { display: 'block', position: 'sticky', insetBlockStart: 0, blockSize: '100dvh', zIndex: 11 },
  },
})
