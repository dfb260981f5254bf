import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'action',
  purpose: 'Starts an action. One solid accent button per view; the rest are neutral and outlined.',
  instead: {
    ButtonLink: 'going to another page',
    IconButton: 'an icon without words, where there is no room for them',
    Link: 'a way on inside a sentence',
  },
  anatomy: {
    children: 'a verb in the infinitive',
    icon: 'before the words; `iconEnd` after them',
    isLoading: 'a spinner in the place of the words; the width stays',
    loadingLabel: 'what is under way, beside the spinner: where people wait long enough to read',
    disabledReason: 'why it is unavailable, in a bubble beside it',
  },
  keys: {
    'Enter, Space': 'presses it',
    Tab: 'comes to it, also when it is unavailable with a reason',
    Escape: 'hides the reason',
  },
  accessibility: [
    'While loading it keeps the focus, ignores presses and says that it is busy.',
    'The reason is read after the name; it is shown on hover, focus and touch.',
  ],
  do: ['Name the action: «Подать заявление», «Отправить в банк».', 'Say why it is unavailable with `disabledReason`.'],
  dont: [
    'Write «ОК», «Да», a noun, or a full stop.',
    'Put two solid buttons side by side.',
    'Use `isDisabled` to wait for a form to be filled: let it be pressed and show what is missing.',
  ],
}
