import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

const WIDE = '(width >= 768px)'

export const notices = style({ margin: 0, padding: 0, listStyle: 'none' })

export const notice = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [WIDE]: { gridTemplateColumns: '40px minmax(0, 1fr) auto' } },
})

export const noticeIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.noticeSoft,
  color: vars.color.notice,
})

export const noticeText = style({ display: 'grid', overflowWrap: 'anywhere' })

/** Below its text where there is no room beside it. */
export const noticeAction = style({
  gridColumn: '1 / -1',
  '@media': { [WIDE]: { gridColumn: 'auto' } },
})

export const found = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.inset,
})

export const foundRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  padding: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const foundName = style({ display: 'grid', flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' })
