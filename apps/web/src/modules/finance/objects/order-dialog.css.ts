import { vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({
  maxBlockSize: '320px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.inset,
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  padding: '10px 12px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

globalStyle(`${item} > div`, { gridColumn: '1 / -1' })
