import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle({ minWidth: 0, margin: 0, padding: 0, border: 0 }, 'root')
export const legend = componentStyle(
  { ...text('title', 'semibold'), padding: 0, color: vars.color.ink, overflowWrap: 'anywhere' },
  'legend',
)
export const description = componentStyle(
  {
    ...text('body'),
    margin: `${vars.space[4]} 0 0`,
    maxWidth: '68ch',
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  },
  'description',
)
export const fields = componentStyle({ display: 'grid', gap: vars.space[16], alignItems: 'start' }, 'fields')
export const spaced = componentStyle({ marginBlockStart: vars.space[16] }, 'spaced')
export const columns = {
  1: componentStyle({}, 'one'),
  2: componentStyle({ '@media': { [media.fromMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }, 'two'),
  3: componentStyle(
    { '@media': { [media.fromMedium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    'three',
  ),
}
