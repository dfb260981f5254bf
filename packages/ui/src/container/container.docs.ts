import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'Keeps content to a measure and away from the edges of the window.',
  instead: { Stack: 'distances between things inside', Card: 'a visible box' },
  anatomy: {
    children: 'the content',
    width: '`form` 400, `text` 720, `page` 1200 px, `full`',
    as: 'the landmark it is: `main`, `header`, `footer`',
  },
  keys: {},
  accessibility: ['Choose the landmark by `as`; a page has one `main`.'],
  do: ['Put one around each page.'],
  dont: ['Nest containers: the inner padding adds up.'],
}
