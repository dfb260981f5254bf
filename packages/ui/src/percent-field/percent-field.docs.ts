import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A rate in per cent. The value is the exact decimal text of the per cent, `24.5` for 24,5 %.',
  instead: { DecimalField: 'a number of another unit', MoneyField: 'a sum', Meter: 'showing a share' },
  anatomy: {
    ...entryAnatomy,
    fractionDigits: 'most digits after the comma, 2 when nothing is said',
    isSigned: 'rates below zero are possible',
  },
  keys: { ...textKeys },
  accessibility: [
    'A point is as good as a comma; the sign of a pasted `24,5 %` goes, because it stands in the field already.',
    'What is no number, or has a digit too many, stays in the field with a sentence; the value is then empty.',
  ],
  do: ['Say in the label what the rate is of: «Ставка, годовых».'],
  dont: ['Hand on a hundredth as a float: 24.5 / 100 is a rounding.'],
}
