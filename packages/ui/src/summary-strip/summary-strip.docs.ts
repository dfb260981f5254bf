import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'The counts and sums of a register, in one line over it.',
  instead: { StatCard: 'a number that filters', DescriptionList: 'facts of one thing' },
  anatomy: { items: 'label and value each', isLoading: 'values are under way; labels stay' },
  keys: {},
  accessibility: ['A list of descriptions; nothing happens when it is pressed.'],
  do: ['Show sums of the whole filter and not of the page.'],
  dont: ['Put more than five into it.'],
}
