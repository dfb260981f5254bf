import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'action',
  purpose: 'Prepares a file and hands it over: with the progress, a way to cancel and what went wrong.',
  instead: { ButtonLink: 'a file that is ready and has an address', CopyButton: 'a text for the clipboard' },
  anatomy: {
    children: 'what comes: «Скачать договор»',
    onDownload: 'makes or fetches the file; is told when it is cancelled',
    fileName: 'the name under which it is saved',
    Progress: 'beside it, with the button that cancels',
    onError: 'when the place of the error is elsewhere',
    disabledReason: 'why there is no file yet',
  },
  keys: { 'Enter, Space': 'starts it, and on the cross cancels it' },
  accessibility: ['Start, success, cancelling and failure are announced; the focus stays on the button.'],
  do: ['Say the format and the size when they matter: «Скачать УПД, PDF».'],
  dont: ['Open a new tab that stays empty while the file is being made.'],
}
