import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'A month of payments or deliveries: each day with its sum. A day is pressed to see what it holds.',
  instead: {
    DateField: 'entering a date',
    DataTable: 'exact comparison of many days',
    MiniChart: 'only the shape of the month',
  },
  anatomy: {
    label: 'what the sums are',
    Heading: 'the month between two arrows',
    summary: 'at the end of the heading: the sum of the month',
    days: 'sums, notes and tones by ISO date; `isQuiet` days stand back, `marks` are further sums under the rest',
    sums: '`compact` for sums of many digits: «3,2 млн ₽» at every width',
    value: 'the chosen day',
  },
  keys: {
    '←, →, ↑, ↓': 'moves by days and weeks',
    'Home, End': 'goes to the ends of the week',
    'Page Up, Page Down': 'goes to the neighbouring month',
    'Enter, Space': 'chooses the day',
  },
  accessibility: [
    'One tab stop. Each day is read as its date, its sum and its note.',
    'In a narrow place sums shorten («15 тыс. ₽»), then give way to marks; the full sum is still read.',
  ],
  do: ['Show what the chosen day holds beside or below it.'],
  dont: ['Rely on the tone of a day: the note says it in words.'],
}
