import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'A date or a moment as people read it. Moments are shown by the Moscow clock, as the business day is.',
  instead: { DateField: 'entering a date', Timeline: 'a history of moments' },
  anatomy: {
    value: 'ISO: a date, or a moment with its offset',
    format: 'short, long, with the time, month and year',
    timeZone: 'another clock than that of Moscow',
  },
  keys: {},
  accessibility: ['A `time` element: machines read the ISO value.'],
  do: ['Show the time only where it changes a decision.'],
  dont: ['Write «вчера» for something that will be printed or compared.'],
}
