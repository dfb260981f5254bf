import { toneInk, toneSoft } from '../internal/tones.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    ...text('caption', 'medium'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    paddingBlock: '3px',
    paddingInline: '10px',
    // Visible in high contrast, and in forced colours, where the ground is gone.
    border: `1px solid ${vars.color.softEdge}`,
    borderRadius: vars.radius.inset,
    backgroundColor: toneSoft,
    color: toneInk,
  },
  'root',
)
export const withIcon = componentStyle({ paddingInlineStart: '7px' }, 'withIcon')
export const count = componentStyle(
  { minHeight: '20px', minWidth: '20px', justifyContent: 'center', paddingBlock: '1px', paddingInline: '6px' },
  'count',
)
