import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, maskedNotes, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A phone number; the value is +7 and ten digits. Numbers of other countries by `isInternational`.',
  instead: { TextField: 'an extension or several numbers' },
  anatomy: { ...entryAnatomy, isInternational: 'takes numbers of other countries, typed with a plus' },
  keys: { ...textKeys },
  accessibility: [...maskedNotes],
  do: ['Say what will be sent to it: a code, a notice, nothing.'],
  dont: ['Ask people to begin with 8 or with +7: 8916…, 7916… and 916… are the same number.'],
}
