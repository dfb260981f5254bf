import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'A chosen thing that may be removed: a filter, an address, a file.',
  instead: { Badge: 'a status', Button: 'an action' },
  anatomy: { children: 'the text', onRemove: 'adds the cross', tone: 'by meaning' },
  keys: { Tab: 'comes to the cross', 'Enter, Space': 'removes it' },
  accessibility: ['The cross is named with the text: «Удалить: Москва».'],
  do: ['Say the field as well: «Статус: на проверке».'],
  dont: ['Wrap a sentence into it.'],
}
