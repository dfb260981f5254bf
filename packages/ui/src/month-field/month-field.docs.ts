import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose: 'A month: a reporting period. One text input beside a year of months; the value is ISO, `2026-11`.',
  instead: { DateField: 'a day', DateRangeField: 'a period of days' },
  anatomy: {
    ...entryAnatomy,
    Panel: 'twelve months, the year between two arrows, and «Этот месяц»',
    minValue: 'the first allowed month, and `maxValue` the last',
  },
  keys: {
    ...textKeys,
    '←, →, ↑, ↓': 'in the panel: moves between months',
    Enter: 'in the panel: takes the month',
    Escape: 'closes the panel',
  },
  accessibility: ['Typing is always possible; months out of bounds are said to be unavailable.'],
  do: ['Bound it by what can be reported.'],
  dont: ['Take it for the expiry of a card: that is two digits and two digits.'],
}
