import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A whole number in groups of three: pieces, days, employees. The value is a number, or `null`.',
  instead: { MoneyField: 'a sum', RestrictedField: 'a number that is only a name: a code, an order' },
  anatomy: {
    ...entryAnatomy,
    minValue: 'the least, and `maxValue` the greatest number',
    step: 'of the arrow keys',
    unit: '«дней», «шт.» at the end of the field',
  },
  keys: { ...textKeys, '↑, ↓': 'changes it by `step` within the bounds' },
  accessibility: ['The bounds are not forced while typing: a wrong number is an error with words.'],
  do: ['Give the unit: «30 дней» leaves no question.'],
  dont: ['Take it for a year or an order number: groups of three are wrong there.'],
}
