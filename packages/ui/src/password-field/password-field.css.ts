import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

export const rules = componentStyle(
  { ...text('caption'), display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' },
  'rules',
)
export const rule = componentStyle(
  { display: 'flex', alignItems: 'center', gap: '6px', color: vars.color.inkMuted, overflowWrap: 'anywhere' },
  'rule',
)
export const met = componentStyle({ color: vars.color.positive }, 'met')
