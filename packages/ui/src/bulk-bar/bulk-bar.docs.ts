import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'register',
  purpose: 'What can be done with the selected rows of a register, with their number and what they come to.',
  instead: { Menu: 'actions on one row', FilterBar: 'narrowing the register' },
  anatomy: {
    count: 'how many are selected; the bar is in sight while there is one',
    summary: 'the same in words, with what matters: «Выбрано 2 заказа на 7 480,00 ₽»',
    children: 'the actions: one main, at most two more',
    more: 'a way to select beyond the page',
    onClear: 'gives the selection up',
  },
  keys: { Tab: 'goes through the actions', 'Enter, Space': 'presses one' },
  accessibility: [
    'The summary is announced whenever it changes. Keep the bar mounted, or the first selection is not heard.',
  ],
  do: [
    'Say the sum as well as the number: people decide by sums.',
    'Keep it at the bottom: nothing moves when it comes.',
  ],
  dont: [
    'Offer an action that fits only some of the rows without saying which.',
    'Unmount it when nothing is selected.',
  ],
}
