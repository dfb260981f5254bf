import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'The documents of a case with what the one who checks them has said about each file.',
  instead: {
    FileUpload: 'files without kinds, which nobody checks',
    DescriptionList: 'a short list that is only read',
  },
  anatomy: {
    label: 'names the list for screen readers; the heading stands outside',
    items: 'documents with their kind, hint and files; a file has `check` and, when it was not accepted, `comment`',
    upload: 'sends one file of a document, or one in place of another; without it the list is only read',
    onFilesChange: 'the files of one document after an arrival, a replacement or a removal',
    onOpen: 'shows a file, for example in `ImagePreview`',
    offered: 'types of the choice of the system, when others are taken too: a phone converts photographs to them',
    disabledReason: 'why files cannot be sent',
    'Document of the service': '`isReadOnly` has no upload; a file that is `isFixed` is neither replaced nor removed',
    'Words of your own':
      '`stateLabel` of a document says what is missing: who asks for it, how many of how many are there',
    'State of a document':
      'missing, on its way, uploaded, accepted, not accepted; told by the component from the files',
  },
  keys: {
    Tab: 'goes through the buttons of a document, then to the next',
    'Enter, Space': 'chooses, opens, replaces, removes, cancels, tries again',
  },
  accessibility: [
    'Arrival, failure and removal are announced; after a removal the focus goes to the next button of the document.',
  ],
  do: [
    'Count with `summarizeFiles`: «Принято 4 из 7» in the heading, the missing ones in the reason of the button.',
    'Let the remark say what to send instead.',
  ],
  dont: ['Replace an accepted file: the list offers no way to.'],
}
