import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose: 'A panel at the edge of the window: details of a row, navigation on phones.',
  instead: {
    Dialog: 'a task that must be finished or left',
    Popover: 'a few words beside a button',
    ButtonLink: 'something that deserves its own page',
  },
  anatomy: {
    title: 'names it',
    children: 'the content, or a function that is given `close`',
    side: '`end` for details, `start` for navigation',
    footer: 'actions that stay in sight',
    trigger: 'the button that opens it, when the state is not yours',
  },
  keys: { Tab: 'stays inside', Escape: 'closes it; the focus returns' },
  accessibility: ['A press outside closes it too, so it holds nothing that could be lost.'],
  do: ['Keep what is open in the address (`?open=…`), so that it can be sent to a colleague.'],
  dont: ['Put a long form into it.'],
  frame: 520,
}
