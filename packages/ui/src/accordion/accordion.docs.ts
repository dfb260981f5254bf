import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'navigation',
  purpose: 'Long answers under short titles: questions and answers, conditions, details that few people need.',
  instead: {
    Tabs: 'views of one thing that people compare or switch between',
    Text: 'what everybody must read: it stays open, outside of the accordion',
  },
  anatomy: {
    items: 'the parts, each with its title and its content',
    level: 'place of the titles in the outline of the page',
    Arrow: 'turns when its part opens',
  },
  keys: { Tab: 'goes from title to title', 'Enter, Space': 'opens and closes the part' },
  accessibility: [
    'A title is a button inside of a heading: screen readers list the parts among the headings and say which are open.',
  ],
  do: [
    "Write titles as the reader's question or as a noun: «Что входит в страхование».",
    'Let several parts stay open (`allowsMultiple`) when they are compared.',
  ],
  dont: ['Hide an error, a price or a deadline in a closed part.', 'Put an accordion into an accordion.'],
}
