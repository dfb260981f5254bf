import type { ComponentDocs } from '../../docs/component-docs.ts'
import { fieldAnatomy } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'One of a list that is known beforehand.',
  instead: {
    RadioGroup: 'two to five choices: all in sight',
    ComboBox: 'a long list, or one from the server',
    MultiSelect: 'several values',
    Menu: 'actions',
  },
  anatomy: {
    ...fieldAnatomy,
    items: 'the list, of any length; groups have titles',
    renderOption: 'a choice drawn in your own way',
    size: '40 or 44 px',
    List: 'opens below, as wide as the field',
  },
  keys: {
    'Space, Enter, ↓, ↑': 'opens the list',
    'a…я': 'letters go to the choice that begins with them',
    Enter: 'takes the choice',
    Escape: 'closes without a change',
  },
  accessibility: ['A button with a list: the value is read with the label.'],
  do: ['Order by meaning or by frequency; by alphabet only names.'],
  dont: ['Preselect when there is no sensible default: «Выберите» asks.'],
}
