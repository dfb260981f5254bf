import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'Cards of equal width: one column on phones, then as many as fit.',
  instead: {
    Stack: 'one below another',
    Inline: 'side by side at their own width',
    DataTable: 'columns that mean something',
  },
  anatomy: { children: 'the cards', columns: 'most columns, from 992 and 1200 px', gap: 'distance on the 4 px grid' },
  keys: {},
  accessibility: ['Order is that of the code: what is read matches what is seen.'],
  do: ['Use it for cards of one kind.'],
  dont: ['Force four columns on texts longer than two lines.'],
}
