import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Articles as wide as they are read; how to reach people stays in sight beside them. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.fromWide]: { gridTemplateColumns: 'minmax(0, 720px) minmax(280px, 1fr)' } },
})

/** Name of what a search has found, in the text itself. */
export const HIGHLIGHT = 'help-match'

globalStyle(`::highlight(${HIGHLIGHT})`, { backgroundColor: vars.color.noticeSoft, color: vars.color.ink })

export const aside = style({
  '@media': { [media.fromWide]: { position: 'sticky', insetBlockStart: '88px' } },
})
