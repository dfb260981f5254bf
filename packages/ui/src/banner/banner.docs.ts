import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'A message that stays in its place on the page: what happened, then what to do.',
  instead: {
    Toast: 'the result of an action that passes',
    Dialog: 'something that must be answered before going on',
    EmptyState: 'there is no content to show beside the message',
  },
  anatomy: {
    title: 'what happened, without a full stop',
    children: 'what it means and what to do',
    action: 'one quiet button or link',
    icon: 'each tone has its own; `null` for none',
    onClose: 'adds the button that dismisses it',
  },
  keys: { Tab: 'comes to the action, then to the button that dismisses it', 'Enter, Space': 'presses it' },
  accessibility: ['A banner that appears later takes `announce`: `status` is read at the next pause, `alert` at once.'],
  do: [
    'Say what happened and then what to do: «Данные банка устарели. Обновите реквизиты».',
    'Use `alert` only for a failure that needs an answer now.',
  ],
  dont: [
    'Stack banners: gather what they say into one.',
    'Announce what is there from the start: it is read with the page.',
  ],
}
