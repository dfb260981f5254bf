import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, maskedNotes, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A bank identification code (БИК): nine digits.',
  instead: { ComboBox: 'the bank is looked for by its name', RestrictedField: 'SWIFT and other codes of banks abroad' },
  anatomy: { ...entryAnatomy },
  keys: { ...textKeys },
  accessibility: [...maskedNotes],
  do: [
    'Put it before the accounts, which are checked against it.',
    'Check it with `bik` of `@cabinet/validators` when the field is left.',
  ],
  dont: [
    'Ask for the name and the city of the bank beside it: both follow from the BIK.',
    'Accept eight digits «to be corrected later».',
  ],
}
