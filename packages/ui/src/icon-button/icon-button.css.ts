// Both stand on one element, and this sets aside what is said there: it has to come after.
import '../button/button.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const root = componentStyle(
  // A width that says so is not stretched: a column would make it as wide as itself, and as high.
  { width: 'fit-content', paddingInline: 0, flex: 'none', aspectRatio: '1' },
  'root',
)
export const dot = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: '20%',
    insetInlineEnd: '20%',
    width: '8px',
    height: '8px',
    boxSizing: 'content-box',
    border: `2px solid ${vars.color.page}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.negative,
  },
  'dot',
)
