import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'register',
  purpose: 'The button over a register that chooses its columns and their order.',
  instead: { FilterBar: 'choosing rows and not columns' },
  anatomy: {
    columns: 'all the columns of the table',
    layout: 'the arrangement, shared with the table',
    onLayoutChange: "keep it where the reader's settings are kept",
    Panel: 'a checkbox and two arrows for every column, and «Вернуть как было»',
  },
  keys: {
    'Enter, Space': 'opens the panel, presses what is inside',
    Tab: 'goes through checkboxes and arrows',
    Escape: 'closes it; the focus returns',
  },
  accessibility: [
    'What dragging headers does, for every hand: each move is announced and the focus follows the column.',
  ],
  do: ['Mark the column that names the row with `isAlwaysShown`.'],
  dont: ['Hide a column by default that a decision depends on.'],
}
