import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })

/** What it was, and under it when it was: names of calls are too long for both to stand side by side. */
export const row = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const what = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 })

/** A number that must not break beside a long name. */
export const status = style({ flexShrink: 0 })

export const when = style({
  fontSize: '0.8125rem',
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
