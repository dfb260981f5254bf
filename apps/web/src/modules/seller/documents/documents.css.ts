import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const papers = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.fromMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 440px))' } },
})

export const paper = style({
  display: 'grid',
  gap: vars.space[12],
  alignContent: 'start',
  gridTemplateRows: 'auto auto 1fr',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: vars.radius.inset,
  color: vars.color.accent,
  backgroundColor: vars.color.sunken,
})

export const about = style({ textWrap: 'pretty' })

export const number = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

export const claims = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[8] })

export const claim = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[8] })
