import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Head, sum, state, facts, actions: the same rows in every card, so that the cards of a row line up. */
export const root = style({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space[12],
  minInlineSize: 0,
})

export const details = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

// Names of one or two lines, and badges that wrap: logos and names of a row begin on one line all the same.
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  alignContent: 'start',
  gap: vars.space[12],
})

export const logo = style({ borderRadius: vars.radius.control, flex: 'none' })

export const bank = style({ flex: '1 1 140px', minInlineSize: 0, overflowWrap: 'anywhere' })

export const sum = style({
  display: 'block',
  marginBlockStart: '2px',
  fontSize: '1.375rem',
  lineHeight: '1.75rem',
  fontWeight: '600',
  letterSpacing: '-0.01em',
})

export const footer = style({ alignSelf: 'end', display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

// As in the product cards: on phones an action is as wide as the card.
globalStyle(`${footer} > *`, { '@media': { [media.belowSmall]: { flex: '1 1 100%' } } })

/** Numbers of documents are read as one piece. */
export const whole = style({ whiteSpace: 'nowrap' })
