import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minInlineSize: 0 })

/** Refused or withdrawn: said by messages too, the boundary only helps to find it. */
export const failed = style([root, { borderColor: vars.color.negative }])

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
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

export const footer = style({ marginBlockStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

// As in the product cards: on phones an action is as wide as the card.
globalStyle(`${footer} > *`, { '@media': { [media.belowSmall]: { flex: '1 1 100%' } } })

/** Numbers of documents are read as one piece. */
export const whole = style({ whiteSpace: 'nowrap' })
