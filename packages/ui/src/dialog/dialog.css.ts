import { createVar } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

/** Most width of the dialog. */
export const most = createVar('most')

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
    maxWidth: most,
    maxHeight: '100%',
    translate: '0 0',
    transition: `translate ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '&[data-entering]': { translate: '0 8px' } },
    // A sheet from the edge of the screen, under the thumb.
    '@media': {
      [media.belowSmall]: {
        maxWidth: 'none',
        selectors: { '&[data-entering], &[data-exiting]': { translate: '0 100%' } },
      },
    },
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

// After the rules above, which they take back under 768 px.
export const veilOfSheet = componentStyle({ '@media': { [media.belowMedium]: { padding: 0 } } }, 'veilOfSheet')
export const sheet = componentStyle(
  {
    '@media': {
      [media.belowMedium]: {
        maxWidth: 'none',
        height: '100%',
        selectors: { '&[data-entering], &[data-exiting]': { translate: '0 100%' } },
      },
    },
  },
  'sheet',
)
export const frameOfSheet = componentStyle(
  {
    '@media': {
      [media.belowMedium]: {
        height: '100%',
        boxSizing: 'border-box',
        borderRadius: 0,
        // The sheet covers the notch and the bar of the phone; its header keeps out of them.
        paddingBlockStart: 'env(safe-area-inset-top)',
      },
    },
  },
  'frameOfSheet',
)
