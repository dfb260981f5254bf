import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'How far something has come.',
  instead: {
    Meter: 'a share that does not move towards an end',
    Spinner: 'something small whose length nobody knows',
    Skeleton: 'content with a shape',
  },
  anatomy: {
    label: 'what is under way',
    value: 'the done share; leave it out when nobody knows',
    maxValue: 'the whole',
    valueLabel: 'the share in words: «3 из 12 файлов»',
  },
  keys: {},
  accessibility: ['Read as the label and the share; not announced at every step.'],
  do: ['Count what people count: files, rows, steps.'],
  dont: ['Stop at 99 %.'],
}
