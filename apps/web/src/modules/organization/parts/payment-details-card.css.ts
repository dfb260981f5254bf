import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The bank and its menu, which stays at the end of the line however long the name is. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
})

/** Taller than the line that it stands in: without this, lines with a button would lie further apart than the others. */
export const copy = style({ marginBlock: '-12px' })
