import type { ComponentDocs } from '../../docs/component-docs.ts'
import { fieldAnatomy } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A password with a button that shows it.',
  instead: { CodeField: 'a one-time code', TextField: 'anything that may be seen' },
  anatomy: {
    ...fieldAnatomy,
    rules: 'the checklist of the rule, when a new one is chosen',
    autoComplete: '`current-password` or `new-password`',
    'Show button': 'at the end of the field',
  },
  keys: { Tab: 'goes from the text to the button that shows it', 'Enter, Space': 'on the button: shows and hides' },
  accessibility: [
    'Each line of the checklist tells by icon and words whether it is met. Shown or hidden is announced.',
  ],
  do: ['Set `autoComplete`: password managers go by it.'],
  dont: ['Forbid pasting.', 'Ask to type it twice where it can be shown.'],
}
