import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** What fits beside what is a matter of the room on the page, which depends on the navigation too. */
const ROOMY = '(min-width: 1060px)'
const COLUMNS = '(min-width: 520px)'

export const page = style({
  containerType: 'inline-size',
  containerName: 'request',
  display: 'flex',
  flexDirection: 'column',
  // As high as the window below the top line, so that the bar is at its edge also where a step is short.
  minBlockSize: 'calc(100dvh - 128px)',
})

export const stretched = style({ flex: 1, display: 'flex', flexDirection: 'column' })

export const layout = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromLarge]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
  '@container': { [`request ${ROOMY}`]: { gridTemplateColumns: '232px minmax(0, 1fr) 264px' } },
})

/** What was sent, beside what the bank offers. */
export const reading = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [`request ${ROOMY}`]: { gridTemplateColumns: 'minmax(0, 1fr) 264px' } },
})

export const steps = style({
  '@media': { [media.fromLarge]: { position: 'sticky', insetBlockStart: '88px', gridRow: '1 / span 2' } },
  '@container': { [`request ${ROOMY}`]: { gridRow: 'auto' } },
})

export const main = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  containerType: 'inline-size',
  containerName: 'fields',
})

/** The offer: a card at the side where there is room, a line that opens above the fields elsewhere. */
export const aside = style({
  minInlineSize: 0,
  order: -1,
  '@media': { [media.fromLarge]: { gridColumn: 2, gridRow: 1 } },
  '@container': {
    [`request ${ROOMY}`]: {
      order: 0,
      gridColumn: '-2 / -1',
      gridRow: 'auto',
      position: 'sticky',
      insetBlockStart: '88px',
    },
  },
})

/** Beside what was sent there are no steps. */
export const asideOfSent = style({
  minInlineSize: 0,
  order: -1,
  '@container': { [`request ${ROOMY}`]: { order: 0, position: 'sticky', insetBlockStart: '88px' } },
})

export const beside = style({ display: 'none', '@container': { [`request ${ROOMY}`]: { display: 'block' } } })
export const above = style({ '@container': { [`request ${ROOMY}`]: { display: 'none' } } })

export const big = style({ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: '600' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space[16],
})

export const heading = style({ outline: 'none', fontSize: '1.375rem', lineHeight: '1.75rem' })

/** Twelve columns, of which a field takes four, six, eight or all. */
export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { [`fields ${COLUMNS}`]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})

const span = (columns: number) => ({
  gridColumn: '1 / -1',
  '@container': { [`fields ${COLUMNS}`]: { gridColumn: `span ${columns}` } },
})
export const third = style(span(4))
export const half = style(span(6))
export const wide = style(span(8))
export const whole = style({ gridColumn: '1 / -1' })
/** Stays beside its neighbour on a phone. */
export const pairedThird = style({
  gridColumn: 'span 1',
  '@container': { [`fields ${COLUMNS}`]: { gridColumn: 'span 4' } },
})
export const pairedHalf = style({
  gridColumn: 'span 1',
  '@container': { [`fields ${COLUMNS}`]: { gridColumn: 'span 6' } },
})

export const known = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

/** Stands at the lower edge of the window, so that going on is always in reach. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBlockStart: 'auto',
  marginBlockEnd: '-32px',
  marginInline: '-16px',
  // An installed cabinet reaches under the bar of the phone.
  paddingBlock: `${vars.space[12]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.page,
  // The content ends before a very wide window does; the edge of the bar goes on.
  boxShadow: `640px 0 0 ${vars.color.page}, 640px -1px 0 ${vars.color.line}`,
  '@media': {
    [media.fromMedium]: { marginInline: '-32px', paddingInline: vars.space[32] },
  },
})
// What is focused by keys comes to stand above the bar.
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: '112px' })
export const saving = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minInlineSize: 0,
  '@media': { [media.belowSmall]: { flexBasis: '100%', justifyContent: 'center' } },
})
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: vars.color.inkMuted,
  '@media': { [media.belowSmall]: { justifyContent: 'center', textAlign: 'center' } },
})
export const saved = style({ color: vars.color.positive, flex: 'none' })
export const waits = style({ color: vars.color.notice, flex: 'none' })
export const moves = style({
  display: 'flex',
  gap: vars.space[8],
  marginInlineStart: 'auto',
  '@media': {
    [media.belowSmall]: { display: 'grid', gridTemplateColumns: '1fr 2fr', flexBasis: '100%' },
  },
})

export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, paddingInlineStart: vars.space[20] })
export const plainList = style({ display: 'grid', gap: vars.space[16], margin: 0, padding: 0, listStyle: 'none' })

/** A founder or a contact: a line that opens into a form. */
export const item = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-open]': { borderColor: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` },
    '&[data-wrong]:not([data-open])': { borderColor: vars.color.negative },
  },
})
export const itemHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  padding: `${vars.space[16]} ${vars.space[20]}`,
  border: 0,
  borderRadius: vars.radius.card,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
})
export const itemText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', display: 'grid' })
export const itemTitle = style({ fontSize: '1rem', lineHeight: '1.5rem', fontWeight: '600' })
export const itemNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  color: vars.color.inkMuted,
  fontSize: '0.75rem',
  lineHeight: '1rem',
})
export const itemNotePart = style({
  selectors: { '&:not(:last-child)::after': { content: '·', marginInlineStart: vars.space[8] } },
})
export const itemWrong = style({ color: vars.color.negative })
export const itemEnd = style({ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: '600', whiteSpace: 'nowrap' })
export const turned = style({ transform: 'rotate(180deg)' })
export const itemBody = style({
  padding: `${vars.space[4]} ${vars.space[20]} ${vars.space[20]}`,
  containerType: 'inline-size',
  containerName: 'fields',
})
export const itemFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const avatar = style({ flex: 'none', '@media': { [media.belowSmall]: { display: 'none' } } })

export const add = style({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space[8],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
})

export const shares = style({ display: 'grid', gap: vars.space[12] })
export const sharesWrong = style([shares, { borderColor: vars.color.negative }])
export const sharesTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: '600',
})
export const wrong = style({ color: vars.color.negative })
export const right = style({ color: vars.color.positive })
export const bars = style({
  display: 'flex',
  gap: '2px',
  blockSize: '12px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
})
export const share = style({
  minInlineSize: '2px',
  backgroundColor: vars.color.accent,
  selectors: {
    '&:nth-child(even)': { backgroundColor: `color-mix(in oklab, ${vars.color.accent} 60%, ${vars.color.surface})` },
    '&:nth-child(3n)': { backgroundColor: `color-mix(in oklab, ${vars.color.accent} 35%, ${vars.color.surface})` },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const gap = style({
  backgroundColor: vars.color.negativeSoft,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.negative} 0 2px, transparent 2px 6px)`,
})
/** The colour of a share, beside its name. */
export const swatch = style({
  display: 'inline-block',
  inlineSize: '12px',
  blockSize: '12px',
  marginInlineEnd: vars.space[8],
  borderRadius: '3px',
  verticalAlign: '-1px',
  backgroundColor: vars.color.accent,
  selectors: {
    'li:nth-child(even) > &': {
      backgroundColor: `color-mix(in oklab, ${vars.color.accent} 60%, ${vars.color.surface})`,
    },
    'li:nth-child(3n) > &': { backgroundColor: `color-mix(in oklab, ${vars.color.accent} 35%, ${vars.color.surface})` },
  },
})
export const noSwatch = style([
  gap,
  {
    display: 'inline-block',
    inlineSize: '12px',
    blockSize: '12px',
    marginInlineEnd: vars.space[8],
    borderRadius: '3px',
    verticalAlign: '-1px',
  },
])
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  lineHeight: '1rem',
})

export const reviewLinks = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})

/** A part of an opened item, below another. */
export const part = style({ paddingBlockStart: vars.space[20], borderBlockStart: `1px solid ${vars.color.line}` })

export const askedList = style({ margin: 0, padding: 0, listStyle: 'none' })

export const asked = style({
  paddingBlock: vars.space[16],
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
})
