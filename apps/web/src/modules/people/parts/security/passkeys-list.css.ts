import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** Under the line that it belongs to, from the edge of its text on. */
export const list = style({
  gridColumn: '2 / -1',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** A name may be one long word. */
export const name = style({ overflowWrap: 'anywhere' })
