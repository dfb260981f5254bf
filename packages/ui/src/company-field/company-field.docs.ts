import type { ComponentDocs } from '../../docs/component-docs.ts'
import { fieldAnatomy } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A company or an entrepreneur, found by ИНН or name, with its КПП, ОГРН and address.',
  instead: { InnField: 'the number alone', ComboBox: 'one of the companies that you know already' },
  anatomy: {
    ...fieldAnatomy,
    suggest: 'your function that finds companies; without it the field is filled in by hand',
    Details: 'ИНН, КПП and ОГРН of what was taken, under the line',
    Fields: 'name, ИНН, КПП, ОГРН and address, behind a button at the end of the label',
  },
  keys: {
    '↓, ↑': 'moves in the suggestions',
    Enter: 'takes the suggestion',
    Escape: 'closes them; what was typed stays',
  },
  accessibility: [
    'Waiting and a failure of the source are announced; the field goes on by hand.',
    'A line that no suggestion was taken for is kept: ten or twelve digits are the ИНН, anything else the name.',
  ],
  do: ['Check the numbers by `@cabinet/validators` in the form: suggestions are no proof.'],
  dont: ['Make the suggestion the only way: a company of yesterday is in no source yet.'],
}
