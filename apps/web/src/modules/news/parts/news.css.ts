import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** What is written, and beside it how it will look; one under the other where there is no room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

/** Words of a letter: lines stay as they were typed, and an address of any length stays in its column. */
export const letter = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** A subject of any length in a table. */
export const subject = style({ overflowWrap: 'anywhere', whiteSpace: 'normal' })
