import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'A raised sheet for what belongs together.',
  instead: {
    ProductCard: 'a product on offer',
    StatCard: 'a number that filters a register',
    Divider: 'parts of what already stands in a card',
  },
  anatomy: {
    children: 'the content',
    as: '`article` for a thing that stands by itself, `section` for a part of the page',
    isPadded: 'false for content that reaches the edges, such as a table',
  },
  keys: {},
  accessibility: ['Only a box: give a `section` a name by `aria-labelledby`.'],
  do: ['Begin with a heading.'],
  dont: ['Put a card into a card: use space and `Divider`.', 'Make the whole card a link: put a link on its title.'],
}
