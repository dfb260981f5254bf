import type { ComponentDocs } from '../../docs/component-docs.ts'
import { fieldAnatomy } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose:
    'An address in one line with suggestions, or field by field. The value has the line, the parts and `fiasId`.',
  instead: { TextField: 'a place that is no address' },
  anatomy: {
    ...fieldAnatomy,
    suggest: 'your function that finds addresses; without it the field is filled in by hand',
    Fields: 'postal code, region, city, street, house and flat, behind a button at the end of the label',
  },
  keys: {
    '↓, ↑': 'moves in the suggestions',
    Enter: 'takes the suggestion',
    Escape: 'closes them; what was typed stays',
  },
  accessibility: [
    'Waiting and a failure of the source are announced; the field goes on by hand.',
    'A line of which no part is known stands in the field of the street when the parts are opened: nothing is lost.',
  ],
  do: ['Take an address without `fiasId`: it was written by hand, and may be as true as any other.'],
  dont: ['Ask for the parts when the line is enough: a courier reads the line.'],
}
