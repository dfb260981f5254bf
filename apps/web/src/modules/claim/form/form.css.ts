import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const place = style({ containerType: 'inline-size', containerName: 'claimform' })

export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { 'claimform (min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** What is insured, above the form: as many columns as there is room for. */
export const details = style({
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
})

export const factsTitle = style({ cursor: 'pointer', fontWeight: '600' })

export const factsGrid = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  marginBlockStart: vars.space[12],
})

export const whole = style({ gridColumn: '1 / -1' })

export const item = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'center',
  paddingBlock: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@container': { 'claimform (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) 160px' } },
})

export const items = style({ margin: 0, padding: 0, border: 'none', minInlineSize: 0 })

export const legend = style({ padding: 0, fontWeight: '500' })

export const wrong = style({ color: vars.color.negative, margin: 0 })

export const reckoning = style({
  padding: vars.space[16],
  borderRadius: vars.radius.inset,
  backgroundColor: vars.color.sunken,
  gridColumn: '1 / -1',
})

/** Both stand for a group of choices and are exactly as high as it is, on touch screens too. */
export const subjectsLoading = style({ display: 'grid', gap: '6px' })

export const subjectRows = style({
  display: 'grid',
  gap: '10px',
  paddingBlock: vars.space[4],
  '@media': { [media.touch]: { gap: 0 } },
})

export const subjectRow = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '10px',
  '@media': { [media.touch]: { boxSizing: 'border-box', minHeight: vars.control.hit, paddingBlock: '12px' } },
})
