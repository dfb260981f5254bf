import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, maskedNotes, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A taxpayer number (ИНН): 10 digits of an organization, 12 of a person.',
  instead: { ComboBox: 'the company is looked for by its name as well', RestrictedField: 'numbers of other countries' },
  anatomy: { ...entryAnatomy },
  keys: { ...textKeys },
  accessibility: [...maskedNotes],
  do: [
    'Check it with `inn` of `@cabinet/validators` when the field is left: the last digits tell a slip of the hand.',
    'Fill in what follows from the ИНН: name, КПП, ОГРН.',
  ],
  dont: ['Ask «ИНН/КПП» in one field.'],
}
