import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A search by words, in a register or a list.',
  instead: { ComboBox: 'choosing one of a list', CommandPalette: 'a search over the whole cabinet' },
  anatomy: {
    label: 'above; without one it is named «Поиск» for screen readers',
    onSubmit: 'Enter; `onChange` comes at every key',
    end: 'a hint of the keys',
    Cross: 'clears it',
  },
  keys: { Enter: 'searches', Escape: 'clears' },
  accessibility: ['A search landmark is not made by it: give `role="search"` to the part of the page.'],
  do: ['Say in `placeholder` what is searched: «Номер или получатель».'],
  dont: ['Search at every key when the server needs a second.'],
}
