import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A one-time code from a message.',
  instead: { PasswordField: 'a password', RestrictedField: 'a code that people keep, such as a promo code' },
  anatomy: {
    ...entryAnatomy,
    length: 'how many digits a code has',
    onComplete: 'called once with the last digit: send the code then',
  },
  keys: { ...textKeys },
  accessibility: ['One input and not six: paste, autofill from a message and screen readers work as everywhere.'],
  do: [
    'Send the code with its last digit, without a button.',
    'Say below where the code went and when another one may be asked for.',
  ],
  dont: ['Clear the field after a wrong code: show the error and select the text.'],
}
