import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[16],
})
/** Three short steps stand in a line beside the heading. */
export const steps = style({
  '@media': { [media.belowSmall]: { flexBasis: '100%' }, [media.fromMedium]: { minInlineSize: '360px' } },
})

export const guide = style({ margin: 0, paddingInlineStart: vars.space[24], display: 'grid', gap: vars.space[8] })

export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.fromLarge]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
})

/** Good rows and bad ones as shares of one bar; the bad ones are hatched, so that colour does not say it alone. */
export const bar = style({ display: 'flex', gap: vars.space[4], blockSize: '8px', marginBlock: vars.space[12] })
const hatch = `repeating-linear-gradient(135deg, ${vars.color.negative} 0 3px, transparent 3px 6px)`
const part = { borderRadius: vars.radius.full, minInlineSize: '8px' } as const
export const good = style({ ...part, backgroundColor: vars.color.positive, forcedColorAdjust: 'none' })
export const bad = style({ ...part, backgroundImage: hatch, forcedColorAdjust: 'none' })
export const legend = style({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  columnGap: vars.space[24],
})
export const mark = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] })
const swatch = { display: 'inline-block', inlineSize: '12px', blockSize: '12px', borderRadius: '3px' } as const
export const goodSwatch = style({ ...swatch, backgroundColor: vars.color.positive, forcedColorAdjust: 'none' })
export const badSwatch = style({ ...swatch, backgroundImage: hatch, forcedColorAdjust: 'none' })

export const rows = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })
export const row = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: vars.space[20],
  minInlineSize: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const error = style({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: vars.space[12] })
export const cell = style({
  alignSelf: 'start',
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.negativeSoft,
  color: vars.color.negative,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: '600',
  textAlign: 'center',
})
export const what = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' })

/** A piece of the sheet as people know it. */
export const sheet = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.inset,
  '@media': { [media.fromSmall]: { marginInlineStart: '68px' } },
})
export const table = style({
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  inlineSize: '100%',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
})
const box = {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderInlineStart: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: '400',
  overflowWrap: 'anywhere',
} as const
export const letter = style({
  ...box,
  paddingInline: vars.space[4],
  textAlign: 'center',
  color: vars.color.inkMuted,
  backgroundColor: vars.color.sunken,
  selectors: { '&:first-child': { borderInlineStart: 'none' } },
})
export const corner = style([letter, { inlineSize: '40px' }])
/** Columns for which a phone has no room. */
export const extra = style({ '@media': { [media.belowSmall]: { display: 'none' } } })
export const title = style({ ...box, color: vars.color.inkMuted, borderBlock: `1px solid ${vars.color.line}` })
export const value = style(box)
export const hit = style({
  ...box,
  backgroundColor: vars.color.negativeSoft,
  color: vars.color.negative,
  fontWeight: '600',
  boxShadow: `inset 0 0 0 2px ${vars.color.negative}`,
})

export const plan = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[12] })
export const planItem = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[12] })
export const sum = style({
  fontSize: '1.375rem',
  lineHeight: '1.75rem',
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
})
export const buyers = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[12] })
export const buyer = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
export const buyerName = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const buyerSum = style({ fontWeight: '500', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const warning = style({ display: 'flex', gap: vars.space[4], color: vars.color.notice })

/** What to do stays in sight, however many rows are wrong. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.page,
  // There it would take a quarter of the screen.
  '@media': { [media.belowSmall]: { position: 'static' } },
})
