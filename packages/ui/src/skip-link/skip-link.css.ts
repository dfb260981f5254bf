import { focusRing } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { zIndex } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    ...text('body', 'medium'),
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: zIndex.skipLink,
    padding: `${vars.space[12]} ${vars.space[16]}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: {
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        padding: 0,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      },
      '&:focus-visible': focusRing,
    },
    '@media': { print: { display: 'none' } },
  },
  'root',
)
