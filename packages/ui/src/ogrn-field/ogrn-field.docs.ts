import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, maskedNotes, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A registration number: ОГРН of 13 digits or ОГРНИП of 15.',
  instead: { InnField: 'the taxpayer number, which is known by heart more often' },
  anatomy: { ...entryAnatomy },
  keys: { ...textKeys },
  accessibility: [...maskedNotes],
  do: ['Check it with `ogrn` of `@cabinet/validators` when the field is left.'],
  dont: ['Ask for it when the ИНН is known: it follows.'],
}
