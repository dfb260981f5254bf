import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'A product on offer: what it is, what it gives, where it stands, what to do.',
  instead: { Card: 'any other content', StatCard: 'a number' },
  anatomy: {
    title: 'the name of the product',
    drawing: 'a drawing of its own',
    badges: 'where it stands',
    text: 'the benefit, in two lines',
    children: 'facts, a meter, a banner',
    footer: 'one solid button at most',
  },
  keys: {},
  accessibility: ['The title is a heading: cards are found in the outline.'],
  do: ['Put cards into a `Grid`: they are equally high, and actions stand on one line.'],
  dont: ['Offer two main actions.'],
}
