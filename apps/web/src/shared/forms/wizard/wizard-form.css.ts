import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The groups beside the fields where there is room, above them elsewhere. */
export const layout = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.fromMedium]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
})

export const steps = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space[8],
  padding: vars.space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.inset,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&[aria-current=step]': { borderColor: vars.color.line, backgroundColor: vars.color.surface },
  },
})

export const mark = style({
  selectors: {
    [`${step}[data-state=COMPLETE] &`]: { color: vars.color.positive },
    [`${step}[data-state=PARTIAL] &`]: { color: vars.color.notice },
    [`${step}[data-state=ERROR] &`]: { color: vars.color.negative },
  },
})

export const words = style({ display: 'grid' })

export const note = style({ fontSize: '0.75rem', lineHeight: '1rem', color: vars.color.inkMuted })

export const main = style({ display: 'grid', gap: vars.space[24], minWidth: 0 })

export const actions = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[8] })

export const missing = style({ display: 'grid', gap: vars.space[8], margin: 0, paddingInlineStart: vars.space[20] })
