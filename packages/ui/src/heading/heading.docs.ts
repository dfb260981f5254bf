import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'The title of a page or a part of it.',
  instead: { Text: 'big words that are no title' },
  anatomy: {
    level: 'place in the outline, 1 to 4',
    size: 'the look, when it must differ from the level',
    children: 'a noun, without a full stop',
  },
  keys: {},
  accessibility: ['Screen readers jump by headings: levels without gaps, one first level per page.'],
  do: ['Choose the level by the outline and the size by the look.'],
  dont: ['Skip a level because it looks too big.'],
}
