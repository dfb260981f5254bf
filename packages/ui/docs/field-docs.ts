/** What all fields have in common, for their documentation. */
import type { ComponentDocs } from './component-docs.ts'

type Part = ComponentDocs['anatomy']

/** The parts of every field around its control. */
export const fieldAnatomy = {
  label: 'above, without a colon; a star when the field is required',
  description: 'help below',
  errorMessage: 'in the place of the help, with an icon',
} satisfies Part

/** The parts of a field with a text input. */
export const entryAnatomy = {
  ...fieldAnatomy,
  labelAction: 'a quiet link at the end of the label',
  placeholder: 'an example; never the only place of an explanation',
} satisfies Part

/** The keys of a text input. */
export const textKeys = {
  Tab: 'comes to the field and leaves it',
  'Backspace, Delete': 'removes a character; separators are stepped over',
  'Ctrl+V': 'pastes: words and separators around the value go; what cannot be read stays with a sentence',
} satisfies Part

/** What people who do not see or do not type get from a field with a mask. */
export const maskedNotes = [
  'Label, help and error are tied to the input and read with it; the value is read as the text in the field.',
  'Typed, pasted, filled in by the browser or dictated, the same value comes out.',
  'What cannot be read is neither cut nor lost: it stays in the field, which says so when it has been left.',
] as const satisfies ComponentDocs['accessibility']

/** The parts of a register. */
export const tableAnatomy = {
  label: 'the name of the table for screen readers',
  columns: 'each with its header, its cell and its width; sortable when it says so',
  rows: 'already sorted, filtered and paged',
  selectedKeys: 'a checkbox in every row and one over them',
  rowActions: 'controls at the end of each row, in sight while the columns scroll',
  rowDetails: 'what stands below an expanded row',
  footer: 'the last row: sums, in sight while the rows scroll',
  sorts: 'several sorts, the first before the others',
  onRowOpen: 'a press anywhere in a row',
  isLoading: 'old rows stay, dimmed; without any, skeletons stand in their places',
  empty: 'in the place of the rows when there are none',
  error: 'in the place of the rows when they could not be loaded',
} satisfies Part

/** The keys of a register. */
export const tableKeys = {
  '←, →, ↑, ↓': 'moves to the neighbouring cell; a single control in a cell takes the focus itself',
  'Home, End': 'goes to the ends of the row, with Ctrl to the ends of the table',
  'Page Up, Page Down': 'moves ten rows on, in `DataGrid` by the height of the box',
  Enter: 'opens the row, or enters a cell with several controls; on a header sorts',
  Escape: 'leaves a cell with several controls',
  Space: 'selects the row; Shift and a press selects a range',
  'Ctrl+A': 'selects all rows',
  'Ctrl+C': 'copies the selected rows as text and as a table, without a selection the cell',
  'Shift+Enter': 'on a header: adds a sort',
  'Shift+←, Shift+→': 'on a header: changes the width',
  'Ctrl+Shift+←, Ctrl+Shift+→': 'on a header: moves the column',
} satisfies Part
