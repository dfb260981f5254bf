import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose:
    'A sum from an integer number of kopecks. It never breaks across lines; negative sums have the real minus «−».',
  instead: { MoneyField: 'entering a sum' },
  anatomy: {
    kopecks: 'a whole number',
    fraction: 'kopecks always, or only when there are some',
    sign: 'a plus too, for changes',
  },
  keys: {},
  accessibility: ['Read as one sum, with its currency.'],
  do: ['Show kopecks in registers and documents; leave them out in headlines.'],
  dont: ['Format sums by hand or in roubles as fractions.'],
}
