import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'A choice that needs a word of explanation: how to sign, which tariff, which bank. Two to four cards.',
  instead: { RadioGroup: 'choices that their names explain', Select: 'more than five' },
  anatomy: {
    title: 'the choice in a few words',
    children: 'what it means, costs and asks for',
    icon: 'helps to find it again',
    aside: 'at the end of the title: a badge, a price',
  },
  keys: {
    '←, →, ↑, ↓': 'moves and chooses',
    Tab: 'comes to the chosen card, then leaves the group',
    Space: 'chooses the first card',
  },
  accessibility: ['A radio group: the explanation is read after the name of the choice.'],
  do: ['Explain every card in the same order: what, how long, how much.'],
  dont: ['Put a button or a link into a card: the card itself is the control.'],
}
