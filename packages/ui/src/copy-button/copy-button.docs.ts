import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'action',
  purpose: 'Copies a number or a link that people carry elsewhere: an account, an order, an invitation.',
  instead: { DownloadButton: 'a file', Button: 'any other action' },
  anatomy: {
    value: 'the text for the clipboard',
    label: 'what is copied: «Скопировать ссылку»',
    isIconOnly: 'only the icon; the label becomes its name',
  },
  keys: { 'Enter, Space': 'copies' },
  accessibility: ['It answers in its own place for two seconds; success and failure are announced.'],
  do: ['Copy what the other side expects: an account without spaces.'],
  dont: ['Show a toast as well: each outcome is told once.'],
}
