import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@cabinet/ui/theme'

const narrow = '(width < 768px)'

/**
 * The card of a register: its bar, table and footer reach the edges, their own paddings keep the text in line. Under 768
 * px each row is a card itself and stands on the page: a card in a card would only take its width away.
 */
export const card = style({
  overflow: 'clip',
  '@media': {
    [narrow]: { overflow: 'visible', backgroundColor: 'transparent', border: 0, borderRadius: 0 },
  },
})

export const heading = style({
  padding: vars.space[16],
  paddingBlockEnd: vars.space[4],
  '@media': { [narrow]: { padding: 0 } },
})

export const note = style({
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[12],
  '@media': { [narrow]: { paddingInline: 0 } },
})

/** Fields that need more than their share of the line, or only as much as their words. */
export const sizes = styleVariants({
  wide: {
    flexBasis: 'auto',
    '@media': { '(width >= 768px)': { minInlineSize: '264px', maxInlineSize: '304px' } },
  },
  content: { flex: 'none' },
})

/** As high as the fields beside it, so that its words stand in their line. */
/** Its words stand nearer to its own switch than to the next one. */
export const flag = style({
  minBlockSize: vars.control.medium,
  justifyContent: 'center',
  marginInlineEnd: vars.space[8],
})

/** Both ends of a range of sums, as one field. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The first label names the sum and may need two lines; the fields stand on one.
  alignItems: 'end',
  gap: vars.space[8],
})
