import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'overlay',
  purpose: 'A short explanation on hover and focus.',
  instead: {
    Popover: 'longer help, or anything to press',
    Button: 'why it is unavailable: its `disabledReason`',
    IconButton: 'the name of an icon: it shows it itself',
  },
  anatomy: {
    children: 'a button or a link of the library',
    content: 'a few words',
    placement: 'the side, where there is room',
    delay: 'of the pointer; on focus it opens at once',
  },
  keys: { Tab: 'opens it on focus', Escape: 'closes it' },
  accessibility: [
    'Read as the description of its control. Touch has no hover: never the only place of something needed.',
  ],
  do: ['Explain an abbreviation or a shortcut.'],
  dont: ['Put a link into it.'],
  frame: 200,
}
