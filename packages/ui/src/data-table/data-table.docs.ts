import type { ComponentDocs } from '../../docs/component-docs.ts'
import { tableAnatomy, tableKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'register',
  purpose:
    'A register of up to a few hundred rows: orders, invoices, claims. It draws; sorting, filters and pages belong to the caller.',
  instead: {
    DataGrid: 'more than a few hundred rows in the browser; it has the same props',
    DescriptionList: 'the facts of one thing',
    Timeline: 'a history',
  },
  anatomy: { ...tableAnatomy },
  keys: { ...tableKeys },
  accessibility: [
    'A native table with the grid pattern: one tab stop, headers are read with each cell, sorts and moves are announced.',
    'Paper shows all rows within the width of its sheet, without what is ticked, pressed or dragged.',
    'Under 768 px every row is a card and the headers become a line of sorts.',
  ],
  do: [
    'State `text` of a column whose cell is a component that writes its text itself: copying and exporting take it.',
    'Leave numbers of accounts, ИНН and ОГРН texts: no `kind`. Copied and exported they then keep their digits.',
    "State sums as `kind: 'number'`: they stand at the end of their cell, digit under digit.",
    'Show the next step in `empty` and `error`.',
    'Style parts in place as it suits: rows are not rendered anew while `classNames` and `slotProps` say the same.',
  ],
  dont: [
    'Clear the rows while new ones load: `isLoading` keeps the old ones, dimmed.',
    'Put the only way to open a row into a menu: use `onRowOpen`.',
  ],
}
