import type { ComponentDocs } from '../../docs/component-docs.ts'
import { textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'One line of text: label above, help below, the error in the place of the help.',
  instead: {
    TextArea: 'several lines',
    MoneyField: 'a sum; so do phones, dates, ИНН and others',
    RestrictedField: 'only certain characters',
  },
  anatomy: {
    label: 'above, without a colon',
    labelAction: 'a quiet link at the end of the label',
    start: 'inside the frame before the text, and `end` after it',
    maxLength: 'what is over stays until the person shortens it, with a sentence',
    description: 'help below',
    errorMessage: 'in the place of the help, with an icon',
    children: 'between the frame and the help: a checklist',
  },
  keys: { ...textKeys },
  accessibility: ['Label, help and error are tied to the input and read with it.'],
  do: ['Set `autoComplete` and `inputMode`: phones and browsers help then.'],
  dont: ['Put the label into the placeholder: it goes with the first letter.'],
}
