import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

const ROOMY = '(min-width: 860px)'

export const page = style({ containerType: 'inline-size', containerName: 'claim' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[16],
})

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

/** What must be done next stands first where there is one column, and what is known already last. */
export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [`claim ${ROOMY}`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'auto 1fr' },
  },
})

const part = { display: 'grid', gap: vars.space[16], minInlineSize: 0 }

export const side = style({ ...part, '@container': { [`claim ${ROOMY}`]: { gridColumn: 2, gridRow: 1 } } })

export const main = style({ ...part, '@container': { [`claim ${ROOMY}`]: { gridColumn: 1, gridRow: '1 / span 2' } } })

export const about = style({ ...part, '@container': { [`claim ${ROOMY}`]: { gridColumn: 2, gridRow: 2 } } })

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const rowLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
})

export const rowName = style({ display: 'grid', flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' })

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  paddingBlock: vars.space[4],
})

export const fileName = style({ flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere', display: 'grid' })

export const comment = style({
  flexBasis: '100%',
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.negativeSoft,
  overflowWrap: 'anywhere',
})

export const message = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.inset,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const messageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  justifyContent: 'space-between',
})

export const urgent = style({ borderColor: vars.color.notice })

export const big = style({
  fontSize: '1.375rem',
  lineHeight: '1.75rem',
  fontWeight: '600',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

export const description = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', margin: 0 })

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: '600',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.belowSmall]: { inlineSize: '100%' } },
})
