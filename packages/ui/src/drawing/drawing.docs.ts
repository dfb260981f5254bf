import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'Our own line drawings in token colours, for product cards and empty states.',
  instead: { Icon: 'a sign inside a control or beside words', ImagePreview: 'pictures of documents' },
  anatomy: { size: 'edge in CSS pixels' },
  keys: {},
  accessibility: ['Decoration: screen readers pass them by, so the words beside them say everything.'],
  do: ['Use one drawing for one idea everywhere.'],
  dont: ['Add photographs or drawings in another manner.'],
}
