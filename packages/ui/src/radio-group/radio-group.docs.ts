import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'One of a few choices, all in sight.',
  instead: { Select: 'more than five', ChoiceCard: 'choices that need an explanation', Switch: 'on or off, at once' },
  anatomy: {
    label: 'the question',
    items: 'the answers',
    orientation: 'side by side only for two or three short words',
    description: 'help below',
    errorMessage: 'in the place of the help',
  },
  keys: { Tab: 'comes to the chosen one', '←, →, ↑, ↓': 'moves and chooses' },
  accessibility: ['The label names the group.'],
  do: ['Choose the most frequent answer beforehand when a wrong guess does no harm.'],
  dont: ['Leave out «Ничего из этого» when it is a real answer.'],
}
