import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'register',
  purpose: 'Stands over a register: a search, the fields, and every filter in force as a chip.',
  instead: { Tabs: 'two to four fixed views of one register', StatCard: 'numbers that filter' },
  anatomy: {
    search: 'the `SearchField`',
    counts: 'numbers that filter, in the same line: a `StatGroup` with `isInline`',
    children: 'the fields of the filters, behind the button «+ Фильтр»',
    filters: 'those in force, in words: «Статус: на проверке»',
    onRemove: 'takes one away, and `onReset` all of them',
    resetKey: 'changes when a button of yours resets: half typed texts go too, as by the button of the bar',
    end: 'at the end of the line: `ColumnSettings`, a download',
  },
  keys: {
    Tab: 'goes through the line, the open fields, then the chips',
    'Enter, Space': 'on the cross of a chip: takes the filter away; the focus goes to the next chip',
  },
  accessibility: ['What was removed is announced. The button says whether the fields are open.'],
  do: ['Keep filters in the address of the page: the bar only shows and asks.'],
  dont: ['Leave a filter in force that cannot be seen.'],
}
