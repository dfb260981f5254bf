import type { ComponentDocs } from '../../docs/component-docs.ts'
import { textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A period of days: two text inputs beside a calendar with ready periods. Both days are included.',
  instead: { DateField: 'one day', MonthField: 'a reporting month' },
  anatomy: {
    label: 'the name of the period',
    Inputs: 'from and to, each a text input of its own',
    Calendar: 'two months side by side from 992 px, below one',
    presets: 'ready periods: «Этот месяц», «Прошлый квартал»',
    minValue: 'the first allowed day, and `maxValue` the last',
    description: 'help below',
    errorMessage: 'in the place of the help',
  },
  keys: {
    ...textKeys,
    '←, →, ↑, ↓': 'in the calendar: moves by days and weeks',
    Enter: 'in the calendar: takes the first day, then the last one',
    Escape: 'closes the calendar',
  },
  accessibility: ['A period pasted into either input («01.04.2026–30.06.2026») fills both.'],
  do: ['Offer the periods by which people report as `presets`.'],
  dont: ['Swap the ends in silence: a wrong order is an error with its own text.'],
}
