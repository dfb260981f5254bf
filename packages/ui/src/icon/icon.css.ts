import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

export const icon = componentStyle(
  {
    flex: 'none',
    // A browser spares drawings, so the colour of a theme would be left on a ground that is no longer of that theme.
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
  },
  'icon',
)
