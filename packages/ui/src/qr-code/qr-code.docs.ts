import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'An address or a payment for the camera of a phone.',
  instead: { Link: 'the person is already on the phone', CopyButton: 'a text for the clipboard' },
  anatomy: {
    value: 'what a camera reads',
    label: 'what it is for',
    size: 'at least 120 px',
    correction: 'how much of it may be damaged',
  },
  keys: {},
  accessibility: [
    'Give the same as a link or text beside it: not everybody has a camera.',
    'Dark on light in every theme and in forced colours: cameras want it so.',
  ],
  do: ['Keep the text short: fewer squares are read from farther away.'],
  dont: ['Put a logo into the middle.'],
}
