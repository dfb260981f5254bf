import { vars } from '../theme/contract.css.ts'
import { zIndex } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const bubble = componentStyle(
  {
    ...text('caption'),
    position: 'fixed',
    inset: 'auto',
    zIndex: zIndex.tooltip,
    width: 'max-content',
    maxWidth: '280px',
    margin: 0,
    padding: '6px 10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.ink,
    color: vars.color.surface,
    boxShadow: vars.shadow.floating,
    textAlign: 'start',
    transition: `opacity ${vars.motion.normal}`,
    '@starting-style': { opacity: 0 },
    '@media': { print: { display: 'none' } },
  },
  'bubble',
)
