import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'action',
  purpose: 'A link that looks like a button: the main way on to another page.',
  instead: { Button: 'an action on this page', Link: 'a way on that is not the main one, or stands in a sentence' },
  anatomy: {
    children: 'where it leads, or what one does there',
    href: 'an address; of the same origin it goes through the router',
    icon: 'before the words; `iconEnd` after them',
  },
  keys: { Enter: 'follows it' },
  accessibility: ['It is a link: it can be opened in another tab, and screen readers list it among the links.'],
  do: ['Use it for the one step that the page is about: «Подключить страхование».'],
  dont: ['Give it `onPress` with an action: whoever opens it in a new tab gets nothing.'],
}
