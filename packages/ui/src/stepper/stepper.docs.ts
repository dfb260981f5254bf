import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'navigation',
  purpose: 'The parts of a long form, how far each one is, and the way to each of them. Three to eight parts.',
  instead: {
    StatusSteps: 'showing how far something has come, without a way there',
    WizardDialog: 'a short form in a dialog, in one order',
    Tabs: 'parts that are not filled in',
  },
  anatomy: {
    steps: 'a noun each, with its state, a note and its address',
    current: 'the one on the screen',
    label: 'its name for screen readers',
    children: 'above the steps: a ProgressBar',
  },
  keys: { Tab: 'from step to step', Enter: 'goes to the step' },
  accessibility: [
    'The state of each step is read in words; the current one has `aria-current`.',
    'Where the row of marks stands for the list, the words are there for screen readers.',
  ],
  do: ['Let a person go to any part in any order, also back.', 'Say how many mistakes there are: «2 ошибки».'],
  dont: ['Disable parts: say in the last one what is missing.'],
}
