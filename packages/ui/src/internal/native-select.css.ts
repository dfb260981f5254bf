import { noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const frame = componentStyle(
  { position: 'relative', display: 'inline-flex', alignItems: 'center', minWidth: 0 },
  'frame',
)
export const control = componentStyle(
  {
    ...noOutline,
    appearance: 'none',
    // As wide as what is chosen, and not as the longest of all choices, where a browser knows how.
    fieldSizing: 'content',
    minWidth: 0,
    paddingInlineEnd: '28px',
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    cursor: 'pointer',
  },
  'control',
)
export const mark = componentStyle(
  { position: 'absolute', insetInlineEnd: vars.space[8], color: vars.color.inkMuted, pointerEvents: 'none' },
  'mark',
)
// The list of a native select has the colours of the system; in the dark theme it would be light on light.
export const option = componentStyle({ backgroundColor: vars.color.surfaceRaised, color: vars.color.ink }, 'option')
