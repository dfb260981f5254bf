import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

const ROOMY = '(min-width: 860px)'
const WIDE = '(min-width: 1300px)'
/** The bar at the top stays in sight. */
const HEADER = '88px'

/** Not on a phone, which has one column anyway: browsers differ on whether a bar at its edge is fixed to a container. */
export const page = style({
  '@media': { [media.fromMedium]: { containerType: 'inline-size', containerName: 'claim' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[16],
})

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

/** A form is no wider than the forms of other pages. */
export const formPage = style({ maxInlineSize: '1200px' })

/** What must be done next stands first where there is one column, and what is known already last. */
export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [`claim ${ROOMY}`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'auto auto 1fr auto' },
    [`claim ${WIDE}`]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px 320px',
      selectors: { '&[data-preview]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 320px' } },
    },
  },
})

const part = { display: 'grid', gap: vars.space[16], minInlineSize: 0 }
const opened = `${columns}[data-preview] > &`

export const side = style({
  ...part,
  '@container': {
    [`claim ${ROOMY}`]: { gridColumn: 2, gridRow: 1 },
    [`claim ${WIDE}`]: { gridColumn: 2, selectors: { [opened]: { gridColumn: 3 } } },
  },
})

export const main = style({
  ...part,
  '@container': {
    [`claim ${ROOMY}`]: { gridColumn: 1, gridRow: '1 / span 3', selectors: { [opened]: { gridRow: 3 } } },
    [`claim ${WIDE}`]: { gridRow: '1 / span 4', selectors: { [opened]: { gridRow: '1 / span 3' } } },
  },
})

/** At the end of what is read; below the next day where a column has room for it. */
export const history = style({
  ...part,
  '@container': {
    [`claim ${ROOMY}`]: { gridColumn: 1, gridRow: 4 },
    [`claim ${WIDE}`]: {
      gridColumn: 2,
      gridRow: '2 / span 3',
      selectors: { [opened]: { gridColumn: 1, gridRow: 4 } },
    },
  },
})

/** Below the next day; in a column of its own where there is room for three. */
export const about = style({
  ...part,
  '@container': {
    [`claim ${ROOMY}`]: { gridColumn: 2, gridRow: '2 / span 3' },
    [`claim ${WIDE}`]: {
      gridColumn: 3,
      gridRow: '1 / span 4',
      selectors: { [opened]: { gridRow: '2 / span 3' } },
    },
  },
})

/** The file that is looked at, beside the facts: above the list of files, or in a column between both. */
export const preview = style({
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[12],
  scrollMarginBlockStart: HEADER,
  '@container': {
    [`claim ${ROOMY}`]: { gridColumn: 1, gridRow: '1 / span 2' },
    [`claim ${WIDE}`]: {
      gridColumn: 2,
      gridRow: '1 / span 4',
      position: 'sticky',
      insetBlockStart: HEADER,
    },
  },
})

export const previewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const previewName = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: HEADER,
  outline: 'none',
})

export const previewActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })

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
