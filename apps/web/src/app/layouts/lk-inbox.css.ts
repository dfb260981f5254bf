import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'
import { sign } from '../../shared/ui/hue.css.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  paddingBlock: vars.space[12],
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
})

export const icon = style([sign, { inlineSize: '32px', blockSize: '32px', borderRadius: vars.radius.control }])

export const text = style({ alignSelf: 'center', fontWeight: '500' })

export const foot = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[12],
})
