import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'How far a claim, a request or a connection has come. Three to six steps.',
  instead: {
    WizardDialog: 'walking through the steps',
    Timeline: 'a history with times',
    ProgressBar: 'a share and not steps',
  },
  anatomy: {
    steps: 'a noun each, with its state and a note',
    label: 'its name, when no heading stands above',
    orientation: 'a line, a column where there is no room',
  },
  keys: {},
  accessibility: ['The state of each step is read in words; the current one has `aria-current`.'],
  do: ['Say in the note of the current step what is waited for and from whom.'],
  dont: ['Show more than six: gather them.'],
}
