import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

/**
 * What floats beside its trigger stands on phones at the lower edge, under the thumb, and the page behind it is veiled.
 * Under a finger alone: a mouse opens a menu when it is pressed, and would let go of what has come under it.
 * react-aria writes its place into the style: only importance is stronger.
 */
export const sheet = componentStyle(
  {
    '@media': {
      [`${media.belowSmall} and (pointer: coarse)`]: {
        selectors: {
          '&&': {
            position: 'fixed !important' as 'fixed',
            inset: 'auto 0 0 0 !important',
            boxSizing: 'border-box',
            minWidth: 0,
            maxWidth: 'none !important',
            maxHeight: 'min(80dvh, 560px) !important',
            borderColor: vars.color.softEdge,
            borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
            paddingBlock: `${vars.space[8]} max(${vars.space[8]}, env(safe-area-inset-bottom))`,
            paddingInline: vars.space[4],
            // The shadow is the veil: it lies under the sheet and over everything else, and takes no press from anybody.
            boxShadow: `0 0 0 100vmax ${vars.color.veil}`,
            overscrollBehavior: 'contain',
          },
          '&&[data-entering][data-placement], &&[data-exiting][data-placement]': { translate: '0 100%' },
        },
      },
    },
  },
  'sheet',
)
