import type { ComponentDocs } from '../../docs/component-docs.ts'
import { fieldAnatomy } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'Several lines of text. It grows with what is typed.',
  instead: { TextField: 'one line' },
  anatomy: {
    ...fieldAnatomy,
    rows: 'lines when it is empty',
    maxLength: 'a counter; what is over stays until the person shortens it',
  },
  keys: { Enter: 'makes a line', Tab: 'leaves' },
  accessibility: ['The counter is read when little is left and when it is too much.'],
  do: ['Say what is useful to write: «Что произошло и когда».'],
  dont: ['Cut a pasted text in silence.'],
}
