import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'navigation',
  purpose: 'The first stop of the Tab key: past the navigation, to the content.',
  instead: { Link: 'any other way on' },
  anatomy: { target: 'the id of the content, usually that of `main`', children: '«К содержанию» when absent' },
  keys: { Tab: 'shows it', Enter: 'goes to the content' },
  accessibility: ['Seen only while it has the focus.'],
  do: ['Put it first in the page, and give the target `tabIndex={-1}`.'],
  dont: ['Hide it from everybody by `display: none`.'],
}
