import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

const root = { flex: 'none', alignSelf: 'stretch', margin: 0, border: 0, borderColor: vars.color.line } as const

export const directions = {
  horizontal: componentStyle({ ...root, borderBlockStart: `1px solid ${vars.color.line}` }, 'horizontal'),
  vertical: componentStyle({ ...root, borderInlineStart: `1px solid ${vars.color.line}` }, 'vertical'),
}
