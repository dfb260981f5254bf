import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'Yes or no, sent with the form.',
  instead: {
    Switch: 'what takes effect at once',
    CheckboxGroup: 'several choices of one question',
    RadioGroup: 'two answers that both need words',
  },
  anatomy: {
    children: 'what the person agrees to or chooses; may hold links',
    isIndeterminate: 'some of what it stands for is chosen',
    errorMessage: 'in the place of the help',
  },
  keys: { Space: 'changes it', Tab: 'comes to it, then to the links in its words' },
  accessibility: ['Links inside the words stay links; a press on one does not change the box.'],
  do: ['Word it as a statement: «Согласен с условиями договора».'],
  dont: ['Tick it beforehand when it is a consent.', 'Use a negation: «Не присылать уведомления».'],
}
