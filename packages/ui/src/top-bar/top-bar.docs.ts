import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'navigation',
  purpose: 'The bar over the page: whose cabinet it is, search, what waits, who is signed in.',
  instead: { SideNav: 'the sections', Breadcrumbs: 'the way up' },
  anatomy: {
    start: 'the button of the navigation on phones, the organization',
    search: 'the search field; shrinks first',
    actions: "attention and the person's menu",
  },
  keys: { Tab: 'goes through it before the page' },
  accessibility: ['It stays while the page scrolls. `SkipLink` leads past it.'],
  do: ['Keep it the same on every page.'],
  dont: ['Put actions of one page into it.'],
}
