import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, text } from '../theme/style.ts'

const rule = `1px solid ${vars.color.line}`

// Each item carries a line before itself; the strip hides the lines that would begin a row. An item is never narrower
// than its sum, which does not break: one that is too long for its half of a phone takes a row of its own.
export const root = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: vars.space[12],
    margin: 0,
    paddingBlock: vars.space[16],
    overflow: 'hidden',
    border: rule,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  },
  'root',
)
// Of four or five, one alone in the second row would look like the sum of the others: they break in halves, and in thirds.
const ofCount = (count: number) => `&:first-child:nth-last-child(${count}), &:first-child:nth-last-child(${count}) ~ &`
const basisBelow = (width: string, part: string) => `max(min(160px, 50%), min(${part}, (${width} - 100%) * 999))`
export const item = componentStyle(
  {
    flex: '1 1 min(160px, 50%)',
    minWidth: 'min-content',
    maxWidth: '100%',
    marginInlineStart: '-1px',
    paddingInline: vars.space[16],
    borderInlineStart: rule,
    overflowWrap: 'break-word',
    selectors: {
      [ofCount(4)]: { flexBasis: basisBelow('680px', '50%') },
      [ofCount(5)]: { flexBasis: basisBelow('840px', '33%') },
    },
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
