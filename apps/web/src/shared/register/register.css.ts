import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
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
    // Two lines of text and no more: the rows are what people come for.
    '(width >= 768px)': { vars: { [vars.pad.row]: '5px' } },
  },
})

/** Below the rows: what they come to and the pages. It stays in sight while a long page is read. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  borderBlockStart: `1px solid ${vars.color.line}`,
  marginBlockStart: '-1px',
  backgroundColor: vars.color.surface,
  '@media': { [narrow]: { position: 'static', border: 0, backgroundColor: 'transparent' } },
})
globalStyle(`${foot} > nav`, {
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { flex: '1 0 100%' } },
})
// Where the sums need the room, the arrows lead from page to page, and the range says where one is.
globalStyle(`${foot} [data-part=pages]`, { '@media': { '(width < 1600px)': { display: 'none' } } })

/** The sums in the foot: small, beside each other. */
export const strip = style({
  flex: '1 1 0',
  minInlineSize: 'min(100%, 480px)',
  paddingBlock: vars.space[8],
  rowGap: vars.space[4],
  border: 0,
  borderRadius: 0,
  '@media': {
    [narrow]: { flex: '1 0 100%', border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.card },
  },
})
globalStyle(`${strip} dd[data-part=value]`, { fontSize: '0.875rem', lineHeight: '1.25rem' })
globalStyle(`${strip} > div`, {
  '@media': {
    '(width >= 768px)': {
      flex: '0 1 auto',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      paddingInline: vars.space[12],
    },
  },
})
globalStyle(`${strip} dt`, { gridColumn: '1 / -1' })
globalStyle(`${strip} dd`, { alignSelf: 'baseline' })
globalStyle(`${strip} dd + dd`, { marginInlineStart: vars.space[8] })

export const stripFailed = style({ padding: `${vars.space[8]} ${vars.space[16]}`, flex: '1 1 0' })

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
