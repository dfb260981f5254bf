import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The terms beside what is decided about them; below them where there is no room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.fromLarge]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: vars.space[24] } },
})

/** It stays in sight while the terms are read. */
export const panel = style({
  '@media': { [media.fromLarge]: { position: 'sticky', insetBlockStart: vars.space[24] } },
})

export const list = style({ margin: 0, paddingInlineStart: vars.space[24], display: 'grid', gap: vars.space[4] })

export const documents = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space[12],
})
