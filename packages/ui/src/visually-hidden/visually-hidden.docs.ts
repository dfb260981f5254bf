import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'Text for screen readers only: a heading that the eye does not need, the meaning of a number.',
  instead: { Text: 'words that help everybody', Tooltip: 'words on hover and focus' },
  anatomy: { children: 'the text', as: '`div` when the content is of block level' },
  keys: {},
  accessibility: ['It is read in its place, as if it could be seen.'],
  do: ['Give a register its heading when the page shows none.'],
  dont: ['Hide something that can take the focus.'],
}
