import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A sum in roubles; the value is a whole number of kopecks, or `null`.',
  instead: { IntegerField: 'a count', Money: 'showing a sum' },
  anatomy: { ...entryAnatomy, isSigned: 'sums below zero are possible' },
  keys: { ...textKeys },
  accessibility: ['A point is as good as a comma; a pasted `1 234 567,50 ₽` keeps its kopecks.'],
  do: ['Keep kopecks as whole numbers all the way to the server.'],
  dont: ['Ask for kopecks in a field of their own.'],
}
