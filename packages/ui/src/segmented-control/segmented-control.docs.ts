import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'Two to four ways to look at the same thing: a calendar or a list, a day or a month.',
  instead: {
    Tabs: 'parts of a thing, each with its own content',
    RadioGroup: 'an answer in a form',
    Switch: 'on or off',
  },
  anatomy: {
    label: 'what is chosen between, for screen readers',
    items: 'the ways: one or two words, with an icon where it helps',
    value: 'the one in force',
    isWide: 'the segments share the whole width: on phones',
  },
  keys: { Tab: 'comes to the one in force', '←, →, ↑, ↓': 'moves and chooses' },
  accessibility: ['A group of radio buttons: read as «Календарь, 1 из 2».'],
  do: ['Keep the choice in the address, so that a link leads to the same sight.'],
  dont: ['Start an action with it.', 'Let one segment be much longer than the others: all are as wide as the widest.'],
}
