import type { ComponentDocs } from '../../docs/component-docs.ts'
import { entryAnatomy, textKeys } from '../../docs/field-docs.ts'

export const docs: ComponentDocs = {
  group: 'field',
  purpose:
    'A date in one text input beside a calendar. The value is ISO, `2026-02-01`, and empty until the date is complete.',
  instead: { DateRangeField: 'a period of days', MonthField: 'a whole month', DateText: 'showing a date' },
  anatomy: {
    ...entryAnatomy,
    Calendar: 'behind a button at the end of the field; Monday first',
    minValue: 'the first allowed day, and `maxValue` the last',
    isDateUnavailable: 'days that cannot be taken: weekends, holidays',
  },
  keys: {
    ...textKeys,
    Tab: 'goes on to the button of the calendar',
    '←, →, ↑, ↓': 'in the calendar: moves by days and weeks',
    'Page Up, Page Down': 'in the calendar: moves by months',
    Enter: 'in the calendar: takes the day',
    Escape: 'closes the calendar',
  },
  accessibility: [
    '`1.2.2026`, `01022026`, a pasted or filled-in date all become 01.02.2026; the calendar is never the only way.',
  ],
  do: ['Bound it by `minValue` and `maxValue` and say the bounds in `description`.'],
  dont: ['Split a date into three fields.', 'Take it for a birthday and force the calendar: typing is quicker.'],
}
