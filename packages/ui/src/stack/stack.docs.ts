import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'Children one below another, at a distance of the 4 px grid.',
  instead: { Inline: 'side by side', Grid: 'cards in columns' },
  anatomy: {
    children: 'anything',
    gap: '0 to 64 px',
    align: 'where children stand across the column',
    as: 'the element: `form`, `section`, `ul`',
  },
  keys: {},
  accessibility: ['Order is that of the code.'],
  do: ['Give distances by the parent and not by margins of children.'],
  dont: ['Nest stacks only to change one distance: 8 inside, 24 outside is enough.'],
}
