import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.fromWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(352px, 26%)' } },
})

export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[16],
  '@media': {
    // Seven columns need every pixel of a phone.
    [media.belowSmall]: {
      marginInline: `calc(-1 * ${vars.space[16]})`,
      paddingInline: vars.space[8],
      borderInline: 0,
      borderRadius: 0,
    },
  },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[20]}`,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: vars.color.inkMuted,
})
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' })
export const legendSum = style({ fontWeight: '600', color: vars.color.ink })
export const ordered = style({ color: vars.color.info })
export const repaid = style({ color: vars.color.positive })
export const quiet = style({
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: '4px',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
})
