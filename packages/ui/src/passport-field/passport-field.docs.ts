import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, maskedNotes, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'Series and number of a passport: ten digits, shown as `45 10 123456`.',
  instead: { RestrictedField: 'passports of other countries' },
  anatomy: { ...entryAnatomy },
  keys: { ...textKeys },
  accessibility: [...maskedNotes],
  do: ['Explain why it is needed and who will see it.'],
  dont: ['Split series and number: people paste both.'],
}
