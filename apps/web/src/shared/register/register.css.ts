import { style } from '@vanilla-extract/css'
import { vars } from '@cabinet/ui/theme'

/** The card of a register: its bar, table and footer reach the edges, their own paddings keep the text in line. */
export const card = style({ overflow: 'clip' })

export const heading = style({ padding: vars.space[16], paddingBlockEnd: vars.space[4] })

export const bar = style({ '@media': { '(width < 768px)': { paddingInline: vars.space[16] } } })

export const note = style({ paddingInline: vars.space[16], paddingBlockEnd: vars.space[12] })

/** A field that needs more than its share of the line. */
export const wide = style({
  flexBasis: 'auto',
  '@media': { '(width >= 768px)': { minInlineSize: '264px', maxInlineSize: '304px' } },
})

/** As high as the fields beside it, so that its words stand in their line. */
export const flag = style({ minBlockSize: vars.control.medium, justifyContent: 'center' })

/** Both ends of a range of sums, as one field. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The first label names the sum and may need two lines; the fields stand on one.
  alignItems: 'end',
  gap: vars.space[8],
})
