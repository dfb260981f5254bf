import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const title = style({
  paddingInline: vars.space[8],
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: '400',
  color: vars.color.inkMuted,
})

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: '44px',
  padding: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[aria-busy=true]': { backgroundColor: vars.color.accentSoft },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

export const organization = style({
  display: 'block',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: vars.color.inkMuted,
})

export const initials = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: '0.875rem',
  fontWeight: '600',
})
