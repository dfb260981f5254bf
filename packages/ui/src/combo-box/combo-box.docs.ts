import type { ComponentDocs } from '../../docs/component-docs.ts'
import { fieldAnatomy } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'choice',
  purpose: 'One of a long list, found by typing: filtered at once, or asked from a server.',
  instead: {
    Select: 'a list that is short and known',
    MultiSelect: 'several values',
    SearchField: 'free text that fits no list',
  },
  anatomy: {
    ...fieldAnatomy,
    items: 'the whole list; or `load`, which asks a server',
    List: 'what fits, with states of waiting, nothing found and failure',
    initialItem: 'what the value stands for when it was chosen before this page',
  },
  keys: {
    'a…я': 'opens the list and searches labels and second lines',
    '↓, ↑': 'opens the list and moves in it',
    Enter: 'takes the choice',
    Escape: 'closes; gives back what was chosen',
  },
  accessibility: [
    'The number of what was found, waiting and failure are announced.',
    'A whole label that is typed is its choice, whatever its case and quotation marks. What names none, or several, stays in the field with a sentence, and the value is empty.',
  ],
  do: [
    'Keep `load` the same function between renders (`useCallback`).',
    'Show in the description of a choice what tells namesakes apart: an ИНН, a city.',
  ],
  dont: ['Load on the first letter when a thousand things fit: raise `minLength`.'],
}
