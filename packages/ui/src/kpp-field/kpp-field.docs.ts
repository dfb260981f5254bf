import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, maskedNotes, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A tax registration reason code (КПП): nine characters.',
  instead: { InnField: 'the taxpayer number' },
  anatomy: { ...entryAnatomy },
  keys: { ...textKeys },
  accessibility: [...maskedNotes],
  do: ['Make it optional for sole proprietors: they have none.'],
  dont: ['Refuse capital letters in the fifth and sixth place: they occur.'],
}
