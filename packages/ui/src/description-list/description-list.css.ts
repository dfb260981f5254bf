import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle({ margin: 0, display: 'grid' }, 'root')
export const layouts = {
  columns: componentStyle(
    // The label takes what it needs, up to half: a long label wraps before a sum does.
    { gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)', columnGap: vars.space[16], rowGap: '6px' },
    'columns',
  ),
  stacked: componentStyle({ gap: vars.space[12] }, 'stacked'),
}
export const term = componentStyle({ margin: 0, color: vars.color.inkMuted }, 'term')
export const termStacked = componentStyle({ ...text('caption') }, 'termStacked')
export const value = componentStyle(
  { margin: 0, minWidth: 0, color: vars.color.ink, overflowWrap: 'anywhere' },
  'value',
)
// In columns the pair must not form a box of its own: label and value are cells of one grid.
export const pair = {
  columns: componentStyle({ display: 'contents' }, 'pairColumns'),
  stacked: componentStyle({ display: 'grid', gap: vars.space[2] }, 'pairStacked'),
}
