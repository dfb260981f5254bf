import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

// `minmax(0, 1fr)`: a long word in one card must not widen its column.
const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`

export const root = componentStyle({ display: 'grid', gridTemplateColumns: columns(1) }, 'root')
export const upTo = {
  1: componentStyle({}, 'one'),
  2: componentStyle({ '@media': { [media.fromLarge]: { gridTemplateColumns: columns(2) } } }, 'two'),
  3: componentStyle(
    {
      '@media': {
        [media.fromLarge]: { gridTemplateColumns: columns(2) },
        [media.fromWide]: { gridTemplateColumns: columns(3) },
      },
    },
    'three',
  ),
  4: componentStyle(
    {
      '@media': {
        [media.fromSmall]: { gridTemplateColumns: columns(2) },
        [media.fromWide]: { gridTemplateColumns: columns(4) },
      },
    },
    'four',
  ),
}
