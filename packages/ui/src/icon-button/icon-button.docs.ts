import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'action',
  purpose: 'An action that is only an icon. Its name is shown on hover and focus and read by screen readers.',
  instead: { Button: 'wherever there is room for words', Menu: 'more than two of them in a row' },
  anatomy: {
    icon: 'one that everybody knows: a cross, a bell, an arrow',
    label: 'the name of the action',
    hasDot: 'something waits behind it',
    isLoading: 'under way: a spinner in the place of the icon',
    disabledReason: 'why it is unavailable',
  },
  keys: { 'Enter, Space': 'presses it', Escape: 'hides the name' },
  accessibility: ['`hasDot` is a sign for the eye: put the number or the news into `label` («Уведомления, 3 новых»).'],
  do: ['Name the action and not the picture: «Скачать накладную», not «Стрелка».'],
  dont: ['Invent an icon for something that needs words.'],
}
