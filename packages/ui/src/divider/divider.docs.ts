import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'layout',
  purpose: 'A hairline between groups.',
  instead: { Stack: 'things that space alone can separate', Heading: 'parts that need a name' },
  anatomy: { orientation: 'across, or upright between things side by side' },
  keys: {},
  accessibility: ['A separator: screen readers may say it between the groups.'],
  do: ['Use it where space alone does not tell.'],
  dont: ['Draw it above and below everything.'],
}
