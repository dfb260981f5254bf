import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const list = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  columnGap: vars.space[16],
  rowGap: vars.space[12],
  margin: 0,
  selectors: {
    // Four that have no room beside each other break in halves: one alone would look like the sum of the others.
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(104px, min(50% - 8px, (464px - 100%) * 999)), 1fr))',
    },
  },
})

/** Numbers that did not come keep their place: what is said instead must not move the card. */
export const heldList = style([list, { visibility: 'hidden' }])

export const lost = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[8],
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
})

/** Labels of one row may have one line or two: the numbers stand on one line all the same. */
export const item = style({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: '2px' })

/** Its word stands in line with the text, on a line of its own too. */
export const again = style({ marginInlineStart: `calc(-1 * ${vars.space[12]})` })

export const label = style({ fontSize: '0.75rem', lineHeight: '1rem', color: vars.color.inkMuted })

export const value = style({
  margin: 0,
  fontSize: '1.125rem',
  lineHeight: '1.75rem',
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const urgent = style([value, { color: vars.color.negative }])
