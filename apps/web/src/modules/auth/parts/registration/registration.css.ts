import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })

/** First and middle name stand side by side where both are readable. */
export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const consents = style({ display: 'grid', gap: vars.space[12] })

export const actions = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[8] })

export const aside = style({ textAlign: 'center', color: vars.color.inkMuted })

export const fact = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
})

export const factLabel = style({
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: '400',
  color: vars.color.inkMuted,
})

/** Belongs to the field above it, and its words stand in line with the field. */
export const generate = style({
  marginBlockStart: `calc(-1 * ${vars.space[8]})`,
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
})

export const password = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' })

export const demo = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const demoLinks = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
