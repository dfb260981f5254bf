import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })

/** What it is, and at its end what can be done with it; on a narrow screen one under the other. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

/** Names of files are longer than any line. */
export const what = style({ minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' })

/** Words of people keep their lines. */
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
