import type { ComponentDocs } from '../../docs/component-docs.ts'
import { tableAnatomy, tableKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'register',
  purpose: 'A register of any length in the browser: only the rows in sight are drawn.',
  instead: {
    DataTable: 'up to a few hundred rows: find in page and print see all of them',
    Pagination: 'rows that come from the server page by page',
  },
  anatomy: { ...tableAnatomy, lines: 'rows have one height; longer texts are cut' },
  keys: { ...tableKeys },
  accessibility: [
    'Screen readers hear the place among all rows (`aria-rowcount`, `aria-rowindex`).',
    'The row with the focus stays drawn when it is scrolled away: the focus is never lost.',
  ],
  do: ['Keep `columns` and unchanged rows the same objects between renders.'],
  dont: ['Take it for a page of fifty rows.'],
}
