import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const rule = `1px solid ${vars.color.line}`
const caption = { fontSize: '0.75rem', lineHeight: '1rem' } as const

export const root = style({
  overflow: 'clip',
  '@media': {
    [media.belowSmall]: {
      marginInline: `calc(-1 * ${vars.space[16]})`,
      borderInline: 0,
      borderRadius: 0,
    },
  },
})

export const header = style({ display: 'grid', gap: vars.space[8], padding: '16px 20px 12px' })
export const details = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: 0 })
export const label = style({ ...caption, color: vars.color.inkMuted })
export const sum = style({ margin: 0, fontWeight: '600', whiteSpace: 'nowrap' })

export const obstacle = style({
  display: 'grid',
  gap: vars.space[4],
  padding: '16px 20px 20px',
  borderBlockStart: rule,
})
export const nearest = style({ justifySelf: 'start', marginBlockStart: vars.space[8] })

export const all = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: '8px 20px',
  borderBlockStart: rule,
  backgroundColor: vars.color.sunken,
  fontWeight: '500',
})

export const objects = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
  '@media': { [media.fromWide]: { maxBlockSize: '480px', overflowY: 'auto' } },
})

export const object = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  padding: '12px 20px',
  borderBlockStart: rule,
  selectors: { '&[data-chosen]': { backgroundColor: vars.color.accentSoft } },
})
export const box = style({ gridRow: 'span 2' })
export const objectName = style({
  minInlineSize: 0,
  fontWeight: '500',
  overflowWrap: 'anywhere',
  selectors: { '[data-off] > &': { color: vars.color.inkMuted } },
})
export const objectSum = style({
  fontWeight: '600',
  textAlign: 'end',
  selectors: { '[data-off] > &': { color: vars.color.inkMuted, fontWeight: '500' } },
})
export const under = style({ ...caption, color: vars.color.inkMuted, overflowWrap: 'anywhere' })
export const underSum = style({ ...caption, color: vars.color.inkMuted, textAlign: 'end', whiteSpace: 'nowrap' })

export const why = style({
  ...caption,
  gridColumn: '2 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  padding: '8px 12px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.negativeSoft,
  color: vars.color.ink,
})
export const whyTitle = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  fontWeight: '600',
  color: vars.color.negative,
})

export const total = style({
  display: 'grid',
  gap: vars.space[12],
  padding: '16px 20px 20px',
  borderBlockStart: rule,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.belowMedium]: {
      position: 'sticky',
      insetBlockEnd: 0,
      padding: '12px 16px max(16px, env(safe-area-inset-bottom))',
    },
  },
})
export const sumLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[8],
})
export const bigSum = style({ fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: '600' })
export const terms = style({
  ...caption,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  margin: 0,
  color: vars.color.inkMuted,
})
globalStyle(`${terms} > dd`, { margin: 0, textAlign: 'end' })
export const over = style({ color: vars.color.negative, fontWeight: '600' })

export const moves = style({ display: 'grid', gap: vars.space[8], padding: '16px 20px', borderBlockStart: rule })
export const moveList = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[12] })
export const move = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
/** A quiet button begins where the words under it do. */
export const moveOpen = style({ marginInlineStart: `calc(-1 * ${vars.space[12]})` })

export const moveName = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 })
export const moveSum = style({ display: 'grid', justifyItems: 'end', gap: vars.space[4] })
