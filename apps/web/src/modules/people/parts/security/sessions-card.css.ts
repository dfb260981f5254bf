import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

/** Icon, facts and button; on a phone the button stands under the facts. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.fromMedium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
})

export const end = style({
  gridColumn: 2,
  '@media': { [media.fromMedium]: { gridColumn: 3 } },
})
