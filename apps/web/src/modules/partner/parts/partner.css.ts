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
