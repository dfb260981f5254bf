import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.fromMedium]: { flexWrap: 'nowrap' } },
})

export const facts = style({ flex: '1 1 200px', minInlineSize: 0 })
