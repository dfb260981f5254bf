import { vars } from '../theme/contract.css.ts'
import { zIndex } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    ...text('caption'),
    // react-aria writes a number of its own into the style; only importance is stronger.
    zIndex: `${zIndex.tooltip} !important`,
    maxWidth: 'min(280px, calc(100vw - 16px))',
    padding: '6px 10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.ink,
    color: vars.color.surface,
    boxShadow: vars.shadow.floating,
    opacity: 1,
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { print: { display: 'none' } },
  },
  'root',
)
