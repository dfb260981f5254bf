import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'On or off, with effect at once.',
  instead: { Checkbox: 'what is sent with a form', RadioGroup: 'two answers that both need words' },
  anatomy: {
    children: 'what is on or off: «Уведомления по SMS»',
    description: 'what follows from it',
    errorMessage: 'when it could not be changed',
  },
  keys: { Space: 'changes it' },
  accessibility: ['A switch with the state «on» or «off».'],
  do: ['Turn it back and say so when the server refuses.'],
  dont: ['Put a button «Сохранить» below it.'],
}
