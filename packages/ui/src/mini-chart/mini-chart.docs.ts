import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'The shape of a few numbers inside a card: sums of periods as bars, a level as a line.',
  instead: { DataTable: 'exact numbers, or more than about thirty', Money: 'one number' },
  anatomy: {
    label: 'what is shown',
    points: 'a name and a number each',
    kind: '`bars` for sums of periods, `line` for a level',
    format: 'how the numbers are written',
    height: 'in CSS pixels',
  },
  keys: {},
  accessibility: ['Screen readers read all numbers as a table; the last value is written for everybody.'],
  do: ['Begin bars at zero.'],
  dont: ['Compare two things in one: it has a single series.'],
}
