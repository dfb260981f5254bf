import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'Fields one below another. When a submission ends, the first wrong field takes the focus.',
  instead: { FilterBar: 'fields that filter a register', Stack: 'things that are not sent together' },
  anatomy: {
    children: 'fields, groups and the button that sends',
    onSubmit: 'checks and sends; until its promise ends nothing else is sent',
    resetKey: 'changes when the form library takes its first values back, so that half typed texts go too',
    validationErrors: 'what the server has against the values, by the names of the fields',
  },
  keys: { Enter: 'in a text field: sends the form' },
  accessibility: [
    'The first invalid field takes the focus, and its error is read with its name.',
    'It works with any form library: the handler may be that of react-final-form or react-hook-form.',
  ],
  do: [
    'Let the button be pressed at any time and show what is missing.',
    'Keep everything typed when the server refuses.',
  ],
  dont: ['Check a field before the person has left it.', 'Show the same error at the field and in a toast.'],
}
