import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

// The text sets the height where the browser can; elsewhere the person does.
export const area = componentStyle(
  { fieldSizing: 'content', resize: 'vertical', paddingBlock: '9px', maxHeight: '60vh', alignSelf: 'stretch' },
  'area',
)
export const below = componentStyle(
  { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: vars.space[12] },
  'below',
)
export const help = componentStyle({ display: 'grid', flex: 1, minWidth: 0 }, 'help')
export const counter = componentStyle(
  {
    ...text('caption'),
    flex: 'none',
    marginInlineStart: 'auto',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  'counter',
)
export const over = componentStyle({ color: vars.color.negative, fontWeight: '500' }, 'over')
