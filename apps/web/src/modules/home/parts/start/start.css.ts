import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const title = style({
  margin: 0,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: '400',
  color: vars.color.inkMuted,
})

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  '@media': { [media.fromLarge]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const step = style({
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[20],
  '@media': { [media.belowSmall]: { padding: vars.space[16] } },
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.color.line}`,
      '@media': {
        [media.fromLarge]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
})

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  fontWeight: '600',
})

export const firstMark = style([
  mark,
  { borderColor: vars.color.accent, backgroundColor: vars.color.accent, color: vars.color.onAccent },
])

export const doneMark = style([
  mark,
  { borderColor: vars.color.positiveSoft, backgroundColor: vars.color.positiveSoft, color: vars.color.positive },
])

export const words = style({ minInlineSize: 0, paddingBlockStart: '6px' })

export const name = style({ margin: 0, fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: '600' })

export const text = style({ marginBlock: '4px 8px', color: vars.color.inkMuted, textWrap: 'pretty' })
