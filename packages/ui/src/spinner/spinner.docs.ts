import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'Something is under way and nobody knows for how long.',
  instead: {
    Skeleton: 'content that has a shape',
    ProgressBar: 'a known share',
    Button: 'an action under way: its `isLoading`',
  },
  anatomy: {
    label: 'what is being loaded',
    size: 'edge in CSS pixels',
    isInherited: 'takes the colour of the text around it',
  },
  keys: {},
  accessibility: ['It is announced by its label, and stands still for readers who asked for less motion.'],
  do: ['Show it only after a moment: what takes 100 ms needs none.'],
  dont: ['Cover the page with it.'],
}
