import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, maskedNotes, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'An insurance number (СНИЛС): 11 digits, shown as `112-233-445 95`.',
  instead: { RestrictedField: 'numbers of other countries' },
  anatomy: { ...entryAnatomy },
  keys: { ...textKeys },
  accessibility: [...maskedNotes],
  do: ['Check it with `snils` of `@cabinet/validators`: the last two digits tell a slip of the hand.'],
  dont: ['Ask for it «just in case»: it is personal data.'],
}
