import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'A number that filters the register below it.',
  instead: { SummaryStrip: 'a number that does nothing', Tabs: 'views that are not numbers' },
  anatomy: {
    label: 'a noun: «Ждут выдачи»',
    value: 'a number or a sum',
    note: 'a comparison, a share',
    tone: '`negative` for what asks for attention',
    isSelected: 'the register shows exactly these rows',
    isLoading: 'the tile keeps its size',
  },
  keys: { Tab: 'goes from tile to tile', 'Enter, Space': 'presses it' },
  accessibility: ['It is a button that says whether it is pressed. `StatGroup` names what the tiles divide.'],
  do: ['Use three to five, in the order of the process.'],
  dont: ['Show a number that the register does not confirm.'],
}
