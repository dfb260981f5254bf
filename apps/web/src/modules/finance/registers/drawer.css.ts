import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const sum = style({ fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: '600', letterSpacing: '-0.01em' })

export const block = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.inset,
  backgroundColor: vars.color.sunken,
})

export const blockSum = style({ fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: '600' })

export const documents = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.inset,
})

export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  color: vars.color.ink,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const documentName = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })

export const documentSum = style({ display: 'grid', justifyItems: 'end', textAlign: 'end', fontWeight: '500' })

/** A name that opens what it names. */
export const documentOpen = style({
  justifySelf: 'start',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accent,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
})
