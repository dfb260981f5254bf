import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'Any number of a few choices, all in sight.',
  instead: {
    MultiSelect: 'more than about seven choices',
    RadioGroup: 'exactly one of them',
    Checkbox: 'a single yes or no',
  },
  anatomy: {
    label: 'the question',
    items: 'the answers',
    description: 'help below the question',
    errorMessage: 'in the place of the help',
  },
  keys: { Tab: 'goes from box to box', Space: 'changes one' },
  accessibility: ['The label names the group and is read with the first box.'],
  do: ['Order the choices by how often they are taken.'],
  dont: ['Hide «all» among the choices: it is not one of them.'],
}
