import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'An e-mail address, taken as it is pasted and checked when the field is left.',
  instead: {
    TextField:
      'a login that need not be an address, or an address whose name is not in Latin letters, which few servers deliver: check it by `@cabinet/validators/international-email`',
  },
  anatomy: { ...entryAnatomy },
  keys: { Tab: 'comes to the field and leaves it' },
  accessibility: [
    'What is no address is said when the field has been left, not under the fingers; the text stays.',
    'Spaces around a pasted address, `mailto:` in front of it and the name that mail programs put beside it go.',
  ],
  do: ['Say what will be sent to it.', 'Give `autoComplete="off"` where the address is not that of the person.'],
  dont: ['Ask for the address twice: a code sent to it proves more.'],
}
