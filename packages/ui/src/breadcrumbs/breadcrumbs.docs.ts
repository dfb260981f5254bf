import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'navigation',
  purpose: 'Where a deep page lies, and the way up.',
  instead: {
    SideNav: 'pages that the navigation leads to directly',
    Tabs: 'views of one thing on one level',
    StatusSteps: 'the steps of a process',
  },
  anatomy: { parents: 'the pages above, the highest first', current: 'the page itself; no link' },
  keys: { Tab: 'goes from link to link', Enter: 'follows the link' },
  accessibility: [
    'A navigation landmark with a name; the page itself has `aria-current`. Under 768 px only the way up remains.',
  ],
  do: ['Use the titles of the pages, word for word.'],
  dont: ["Show the way that the person came: it is the browser's.", 'Use it for two levels: a link back is enough.'],
}
