import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The groups beside the fields where there is room, above them elsewhere. */
export const layout = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.fromLarge]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
})

export const main = style({ display: 'grid', gap: vars.space[24], minWidth: 0 })

export const actions = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[8] })

export const missing = style({ display: 'grid', gap: vars.space[8], margin: 0, paddingInlineStart: vars.space[20] })
