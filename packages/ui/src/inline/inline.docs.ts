import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'Children side by side; they wrap when there is no room.',
  instead: { Stack: 'one below another', Grid: 'cards of equal width' },
  anatomy: {
    children: 'buttons, badges, short texts',
    gap: 'distance on the 4 px grid',
    align: 'across the line, and `justify` along it',
    isSingleLine: 'never wraps',
  },
  keys: {},
  accessibility: ['Order is that of the code.'],
  do: ['Use it for rows of buttons and badges.'],
  dont: ['Keep long texts in one line by `isSingleLine`.'],
}
