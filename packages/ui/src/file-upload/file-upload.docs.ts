import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'Files: chosen, dropped, pasted or photographed, each with its progress.',
  instead: { DownloadButton: 'handing a file out', ImagePreview: 'looking at files that are there' },
  anatomy: {
    label: 'what is asked for: «Акт о повреждении»',
    description: 'formats and the greatest size, in words',
    'Drop area': 'the button and the place to drop',
    value: 'the files that the server has',
    upload:
      'sends one file; what it throws is shown beside the file, and it can be tried again unless the error says `isFinal`',
    accept: 'extensions and types; with `maxSize` and `maxFiles` the limits',
    hasCamera: 'offers the camera on phones',
  },
  keys: {
    Tab: 'goes to the button, then to the buttons of each file',
    'Ctrl+V': 'on the button: pastes files',
    'Enter, Space': 'chooses, cancels, tries again, removes',
  },
  accessibility: ['Arrival, failure and removal are announced; after a removal the focus goes to the next file.'],
  do: ['Say the limits before somebody runs into them.', 'Refuse with the reason and the name of the file.'],
  dont: ['Lose the files that arrived because one failed.'],
}
