import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A decimal number that is no money: a weight, a volume, a coefficient. The value is its exact text.',
  instead: { IntegerField: 'a whole number', PercentField: 'a rate in per cent', MoneyField: 'a sum of money' },
  anatomy: {
    ...entryAnatomy,
    unit: 'what is measured, after the number',
    fractionDigits: 'most digits after the comma, 2 when nothing is said',
    wholeDigits: 'most digits before it',
    isSigned: 'numbers below zero are possible',
  },
  keys: { ...textKeys },
  accessibility: [
    'A point is as good as a comma; a pasted `1 234,5` keeps its digits.',
    'What is no number, or has a digit too many, stays in the field with a sentence; the value is then empty.',
  ],
  do: ['Keep the text to the server, or give it to a decimal library.'],
  dont: ['Turn it into a number by `Number(...)` before you calculate with it: 0.1 + 0.2 is not 0.3.'],
}
