import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

export const veil = componentStyle(
  {
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space[24],
    '@media': { [media.belowSmall]: { alignItems: 'flex-end', padding: `${vars.space[24]} 0 0` } },
  },
  'veil',
)
export const modal = componentStyle(
  {
    display: 'flex',
    width: '100%',
    maxHeight: '100%',
    translate: '0 0',
    transition: `translate ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '&[data-entering]': { translate: '0 8px' } },
    // A sheet from the edge of the screen, under the thumb.
    '@media': { [media.belowSmall]: { selectors: { '&[data-entering], &[data-exiting]': { translate: '0 100%' } } } },
  },
  'modal',
)
export const frame = componentStyle(
  {
    borderRadius: vars.radius.dialog,
    '@media': { [media.belowSmall]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
  },
  'frame',
)
