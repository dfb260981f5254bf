import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { sign } from '../../../shared/ui/hue.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const title = style({
  margin: 0,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: '400',
  color: vars.color.inkMuted,
})

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 168px minmax(132px, auto)',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[20],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.belowSmall]: { gridTemplateColumns: '40px minmax(0, 1fr)', paddingInline: vars.space[16] },
  },
})

export const icon = style([sign, { inlineSize: '40px', blockSize: '40px', borderRadius: vars.radius.control }])

export const text = style({ fontWeight: '500', overflowWrap: 'anywhere' })

export const when = style({
  display: 'flex',
  flexDirection: 'column',
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowSmall]: {
      gridColumn: '2',
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[8],
    },
  },
})

// How long that is, under the day; on phones behind it.
export const days = style({ fontSize: '0.75rem', lineHeight: '1rem' })

export const overdue = style([when, { color: vars.color.negative }])

// A row without a day keeps the column of its button.
export const action = style({ gridColumn: '4', '@media': { [media.belowSmall]: { gridColumn: '1 / -1' } } })

export const gap = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  color: vars.color.inkMuted,
})

export const more = style({ alignSelf: 'flex-start' })

// A row is read as one thing: the button is as wide as the column, so that the buttons line up.
globalStyle(`${row} > a`, { justifyContent: 'center' })
