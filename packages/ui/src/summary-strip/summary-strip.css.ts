import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, componentVariants, text } from '../theme/style.ts'

const rule = `1px solid ${vars.color.line}`

// Each item carries a line before itself; the strip hides the lines that would begin a row.
export const root = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    rowGap: vars.space[12],
    margin: 0,
    paddingBlock: vars.space[16],
    overflow: 'hidden',
    border: rule,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    '@media': { [media.belowSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'root',
)
export const item = componentStyle(
  {
    minWidth: 0,
    marginInlineStart: '-1px',
    paddingInline: vars.space[16],
    borderInlineStart: rule,
    overflowWrap: 'break-word',
  },
  'item',
)
export const label = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'label')
export const value = componentStyle(
  { ...text('title', 'semibold'), margin: 0, fontVariantNumeric: 'tabular-nums' },
  'value',
)
export const tones = componentVariants(
  { neutral: vars.color.ink, negative: vars.color.negative, positive: vars.color.positive },
  (color) => ({ color }),
)
export const note = componentStyle({ ...text('caption'), margin: 0, color: vars.color.inkMuted }, 'note')
