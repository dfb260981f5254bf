import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose: 'A bell with the number of unread notifications, and a panel with them by days.',
  instead: { Toast: 'an answer to what was just done', Banner: 'what concerns the page in sight' },
  anatomy: {
    items: 'what has happened, when, and where it leads',
    unreadCount: 'the number on the bell, when the server knows of more',
    onReadAll: 'the button in the header, while something is unread',
    onRead: 'called for a press and for the mark at the end of a row',
    error: 'why there is nothing, with `onRetry`',
    footer: 'a link to everything or to the settings',
  },
  keys: {
    'Enter, Space': 'opens the panel; on a notification goes where it leads',
    'Up, Down': 'from one notification to the next',
    'Home, End': 'to the first and the last one',
    Escape: 'closes the panel; the focus goes back to the bell',
  },
  accessibility: [
    'The bell is called by its number; what arrives later is announced without opening anything.',
    'Unread is said in words before the title, not by colour alone.',
  ],
  do: ['Write a fact and where it leads: «По заявлению № ЗВ-26-000404 нужны документы».'],
  dont: ['Keep here what must be done now: that belongs on the page, in sight.'],
  frame: 520,
}
