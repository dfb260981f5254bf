import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose: 'Go anywhere and do anything by typing a few letters.',
  instead: { SearchField: 'a search inside one register', Menu: 'the few actions of one thing' },
  anatomy: {
    isOpen: 'the keys that open it (Ctrl K, ⌘ K) belong to the application',
    groups: 'commands under titles: pages, actions, things found',
    query: 'what is typed, when the search goes on elsewhere too',
    placeholder: 'what may be looked for',
    note: 'what is missing among the things found, with a way to try again',
  },
  keys: {
    '↓, ↑': 'moves through the commands',
    'Page Up, Page Down': 'goes to the first and the last',
    Enter: 'chooses',
    Escape: 'leaves; the focus returns',
  },
  accessibility: ['«ё» and «е», case and a forgotten keyboard layout make no difference.'],
  do: ['Give every page and every frequent action a command with the words that people use.'],
  dont: ['Hide something that can be done nowhere else.'],
  frame: 520,
}
