import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The policy and its papers beside the terms; above them where there is no room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.fromLarge]: { gridTemplateColumns: '360px minmax(0, 1fr)', gap: vars.space[24] } },
})

/** Two columns of terms where there is room, each term a label, a value and what it means. */
export const terms = style({
  margin: 0,
  display: 'grid',
  columnGap: vars.space[32],
  '@media': { [media.fromMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const term = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[16],
  rowGap: vars.space[2],
  alignContent: 'start',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const label = style({ margin: 0 })
export const value = style({
  margin: 0,
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  maxInlineSize: '12rem',
})
export const note = style({ margin: 0, gridColumn: '1 / -1' })

export const list = style({ margin: 0, paddingInlineStart: vars.space[24], display: 'grid', gap: vars.space[8] })

export const documents = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[4] })
export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[4],
})
export const documentName = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere', display: 'grid' })
