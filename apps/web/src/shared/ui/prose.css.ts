import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

/** A measure for minutes of reading rather than for a glance. */
export const reading = style({ fontSize: '1rem', lineHeight: '1.5rem' })

export const chapter = style({
  scrollMarginBlockStart: vars.space[16],
  outline: 'none',
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space[16] } },
})

export const list = style({
  margin: 0,
  paddingInlineStart: vars.space[24],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
})

/** A wide table scrolls by itself and not with the page. */
export const tableFrame = style({ overflowX: 'auto' })

export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', minInlineSize: '480px' })

export const cell = style({
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
