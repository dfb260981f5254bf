import { colorSets } from '../theme/meaning.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

// The values of one theme and not its variables: a code is dark on light whatever the theme.
export const root = componentStyle(
  {
    display: 'grid',
    maxWidth: '100%',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    backgroundColor: colorSets.contrastLight.surface,
    forcedColorAdjust: 'none',
  },
  'root',
)
export const drawing = componentStyle({ display: 'block', width: '100%', height: '100%' }, 'drawing')
export const modules = componentStyle({ fill: colorSets.contrastLight.ink }, 'modules')
export const failed = componentStyle(
  {
    ...text('body'),
    alignSelf: 'center',
    margin: 0,
    padding: vars.space[16],
    color: colorSets.contrastLight.ink,
    textAlign: 'center',
  },
  'failed',
)
