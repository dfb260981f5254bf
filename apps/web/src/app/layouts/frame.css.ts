import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.surface,
})

export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[16],
  '@media': { [media.fromMedium]: { paddingBlock: vars.space[24], paddingInline: vars.space[32] } },
})

export const centered = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space[16],
  outline: 'none',
})

export const plain = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '1200px',
  marginInline: 'auto',
  padding: vars.space[16],
  outline: 'none',
  '@media': { [media.fromMedium]: { padding: vars.space[32] } },
})

export const reading = style([plain, { maxInlineSize: '784px' }])

export const brandLink = style({ color: 'inherit', textDecoration: 'none', borderRadius: vars.radius.control })

export const bare = style({ outline: 'none' })

export const sections = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[32],
  rowGap: vars.space[24],
  padding: vars.space[16],
  paddingBlockEnd: vars.space[32],
})

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
