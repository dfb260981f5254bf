import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface,
  '@media': { [media.fromLarge]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const half = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: vars.space[16],
  '@media': { [media.fromMedium]: { paddingBlock: vars.space[24], paddingInline: vars.space[32] } },
})

export const column = style({
  inlineSize: '100%',
  maxInlineSize: '432px',
  marginInline: 'auto',
  // Pinned: what appears while one types must not move the field that is typed in.
  marginBlockStart: 'min(12vh, 128px)',
  padding: vars.space[16],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
})

export const side = style({
  display: 'none',
  '@media': {
    [media.fromLarge]: {
      display: 'grid',
      placeContent: 'center',
      gap: vars.space[24],
      padding: vars.space[64],
      backgroundColor: vars.color.page,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})

/** Stays in sight while a long form goes by. */
export const pinned = style({ alignSelf: 'start', position: 'sticky', insetBlockStart: 0, minBlockSize: '100dvh' })

export const drawing = style({ inlineSize: '100%', maxInlineSize: '460px', color: vars.color.accent })

export const promise = style({
  maxInlineSize: '440px',
  fontSize: '1.75rem',
  lineHeight: '2.25rem',
  fontWeight: '600',
  letterSpacing: '-0.012em',
})

export const points = style({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: '18px',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  color: vars.color.inkMuted,
})
