import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'register',
  purpose: 'Leads through the pages of a register and says which rows are in sight.',
  instead: { DataGrid: 'all the rows are in the browser' },
  anatomy: {
    page: 'the page in sight, from 1',
    total: 'rows to which the pages lead; with `pageSize` the number of pages',
    found: 'rows in all, where the pages lead to the first of them only',
    pageSizes: 'sizes to choose from',
    label: 'its name when there are several',
  },
  keys: { Tab: 'goes from page to page', 'Enter, Space': 'goes to that page' },
  accessibility: [
    'The current page has `aria-current`; the rows in sight are announced. Under 768 px the numbers give way to «2 из 64».',
  ],
  do: ['Keep the page in the address.', 'Go to the first page when a filter changes.'],
  dont: ['Combine it with endless scrolling.'],
}
