import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'navigation',
  purpose: 'Views of one thing, one at a time.',
  instead: { SideNav: 'different things', StatusSteps: 'steps of a task', FilterBar: 'many filters' },
  anatomy: {
    label: 'what the tabs are about',
    items: 'a name and a panel, or an address, each',
    value: 'the chosen one, when the state is yours',
  },
  keys: { Tab: 'enters the row at the chosen tab', '←, →': 'moves and chooses', 'Home, End': 'goes to the ends' },
  accessibility: ['With `href` each tab is a link and the page keeps the chosen one in its address.'],
  do: ['Keep names to one or two words; a counter may follow.'],
  dont: ['Hide a required field behind a tab.'],
}
