import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose: 'A small panel beside its button: longer help, a filter. The page stays in sight.',
  instead: { Tooltip: 'a few words that are not needed', Dialog: 'a task', Menu: 'a list of actions' },
  anatomy: {
    trigger: 'the button that opens it',
    title: 'names it; without one give `aria-label`',
    children: 'the content, or a function that is given `close`',
    placement: 'the side on which it opens',
  },
  keys: { 'Enter, Space': 'on the button: opens it', Escape: 'closes it; the focus returns', Tab: 'stays inside' },
  accessibility: ['A press outside closes it.'],
  do: ['Keep it to one thought or one control.'],
  dont: ['Open a popover from a popover.'],
  frame: 320,
}
