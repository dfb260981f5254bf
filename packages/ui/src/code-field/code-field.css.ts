import { vars } from '../theme/contract.css.ts'
import { componentGlobal, componentStyle, text } from '../theme/style.ts'

export const root = componentStyle({ maxWidth: '240px' }, 'root')

// Wide figures of one width, so that a code can be compared with the message digit by digit.
componentGlobal(`${root} input:not([type=hidden])`, {
  ...text('heading', 'medium'),
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  letterSpacing: '0.3em',
  fontVariantNumeric: 'tabular-nums',
})
