import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, maskedNotes, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose:
    'A settlement or correspondent account: 20 digits in groups of 3-2-3-1-4-7, so that it can be compared with a paper.',
  instead: { TextField: 'an account of another country', RestrictedField: 'another number without groups' },
  anatomy: { ...entryAnatomy },
  keys: { ...textKeys },
  accessibility: [...maskedNotes],
  do: [
    "Give the bank's `BikField` before it: the account is checked against the BIK by `settlementAccount` of `@cabinet/validators`.",
    'Keep the value as it comes: 20 digits without separators.',
  ],
  dont: [
    'Show the error while the number is still being typed.',
    "Ask for the bank's name when the BIK already tells it.",
  ],
}
