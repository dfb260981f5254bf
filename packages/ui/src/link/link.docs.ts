import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'action',
  purpose: 'Leads somewhere: another page, a document, a phone number.',
  instead: { Button: 'an action', ButtonLink: 'the main way on' },
  anatomy: {
    children: 'where it leads, in words',
    href: 'an address; of the same origin it goes through the router',
    isStandalone: 'alone in its line: underlined only under the pointer',
    isExternal: 'opens in a new tab, which is marked and said',
    tone: 'the accent, or that of the text around it',
  },
  keys: { Enter: 'follows it' },
  accessibility: ['In a sentence it is underlined: colour alone does not tell.'],
  do: ['Name the target: «Условия страхования, PDF».'],
  dont: ['Write «здесь», «подробнее» or a bare address.'],
}
