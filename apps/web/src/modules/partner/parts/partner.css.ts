import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two lines in one cell: what it is, and what tells it from others. */
export const lines = style({ display: 'grid', minWidth: 0, gap: vars.space[4] })

/** What machines write: keys, ids, bodies of calls. */
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
})

export const muted = style({
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
})

/** A body of a call, line by line. */
export const body = style([
  code,
  {
    margin: 0,
    padding: vars.space[12],
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.sunken,
    whiteSpace: 'pre-wrap',
  },
])

/** What a payer wrote: two lines of it in a table, all of it in the drawer. */
export const purpose = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

export const shares = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })

/** One of them: what it is on one side, the sum and what can be done on the other. */
export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const shareSide = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
