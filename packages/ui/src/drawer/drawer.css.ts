import { vars } from '../theme/contract.css.ts'
import { zIndex } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

export const veil = componentStyle({ zIndex: zIndex.drawer }, 'veil')
export const veilSides = {
  end: componentStyle({ justifyContent: 'flex-end' }, 'veilEnd'),
  start: componentStyle({ justifyContent: 'flex-start' }, 'veilStart'),
}
export const modal = componentStyle(
  {
    display: 'flex',
    width: '100%',
    height: '100%',
    translate: '0 0',
    transition: `translate ${vars.motion.normal} ${vars.motion.ease}`,
  },
  'modal',
)
// Translation is physical, so each direction of writing states its own sign.
const from = (percent: number) => ({
  selectors: {
    '&[data-entering], &[data-exiting]': { translate: `${percent}% 0` },
    '[dir=rtl] &[data-entering], [dir=rtl] &[data-exiting]': { translate: `${-percent}% 0` },
  },
})
export const sides = {
  end: componentStyle(from(100), 'end'),
  start: componentStyle(from(-100), 'start'),
}
export const frame = componentStyle({ height: '100%' }, 'frame')
