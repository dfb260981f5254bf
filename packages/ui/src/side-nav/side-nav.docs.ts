import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'navigation',
  purpose: 'The sections of the cabinet, in groups: 264 px, or 72 when collapsed.',
  instead: { Tabs: 'views inside one page', TopBar: 'search, notices and the person' },
  anatomy: {
    groups: 'sections under titles',
    currentPath: 'marks the item of the page',
    endItems: 'at the lower end: help',
    start: 'the brand',
    isCollapsed: 'icons only; with `onCollapsedChange` the button that does it',
    isInDrawer: 'stands in a `Drawer` under 992 px',
  },
  keys: { Tab: 'goes through the links', Enter: 'follows one', Escape: 'hides the name of a collapsed item' },
  accessibility: [
    'A navigation landmark; the item of the page has `aria-current`. Collapsed items show their name on hover and focus.',
  ],
  do: ['Name sections by what is inside: «Заказы», «Покупатели».'],
  dont: ['Nest more than one level.'],
}
