import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** The cards, and what belongs to the chosen one. */
export const whole = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})
// A name of a file that is one long word wraps inside its button, and begins where the others do.
globalStyle(`${files} > li`, { minInlineSize: 0 })
globalStyle(`${files} button`, { textAlign: 'start' })

// The last row is filled by however many cards are left for it.
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    // On a phone the cards lie side by side and are drawn under the finger: the calendar stays near the top.
    [media.belowMedium]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(288px, 86%)',
      gap: vars.space[12],
      marginInline: `calc(-1 * ${vars.space[16]})`,
      paddingInline: vars.space[16],
      paddingBlock: '2px',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space[16],
      scrollbarWidth: 'none',
    },
    // Nothing can be drawn aside on paper.
    print: { display: 'flex', marginInline: 0, paddingInline: 0 },
  },
})

/** Read, not seen: the cards say what they are. */
export const legend = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const card = style({
  position: 'relative',
  display: 'grid',
  flex: '1 1 min(100%, 408px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
  scrollSnapAlign: 'start',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[data-chosen]': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.belowMedium]: { padding: vars.space[16] },
    [media.forcedColors]: { selectors: { '&[data-chosen]': { border: '2px solid Highlight' } } },
  },
})

/** The radio button is the whole card to the finger and the pointer, and nothing to the eye. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  selectors: {
    // The ring of the whole card, which Firefox before 121 cannot be told by `:has()`.
    [`${input}:focus-visible + &::after`]: {
      content: '""',
      position: 'absolute',
      inset: '-1px',
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.card,
      pointerEvents: 'none',
    },
  },
})

export const names = style({ display: 'grid', flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' })

export const bank = style({
  fontWeight: '600',
  selectors: { '[data-off] &': { color: vars.color.inkMuted, fontWeight: '500' } },
})

export const number = style({ fontSize: '0.75rem', lineHeight: '1rem', color: vars.color.inkMuted })

export const limit = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })

export const details = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  margin: 0,
  '@media': {
    [media.belowMedium]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))' },
  },
})

export const fact = style({
  minInlineSize: 0,
  selectors: { '&:last-child': { '@media': { [media.fromMedium]: { textAlign: 'end' } } } },
})

export const factLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: vars.color.inkMuted,
})

export const factSum = style({
  margin: 0,
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '[data-off] &': { color: vars.color.inkMuted, fontWeight: '500' } },
})

export const marks = styleVariants({
  used: { inlineSize: '8px', blockSize: '8px', borderRadius: '2px', backgroundColor: vars.color.accent },
  picked: {
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '2px',
    boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
  },
})
