import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'status',
  purpose: 'A share of a whole that is known: a used limit, a filled quota.',
  instead: { ProgressBar: 'something that moves towards its end', Money: 'only the sum matters' },
  anatomy: {
    label: 'what is measured',
    value: 'the share, of `maxValue`',
    planned: 'hatched behind it: what is chosen and not yet used',
    valueLabel: 'the share in words: «3,2 из 5 млн ₽»',
    children: 'below: what follows from it',
    tone: '`notice` near the end, `negative` when it is used up',
  },
  keys: {},
  accessibility: ['Read as the label and the words of the value.'],
  do: ['Say both numbers: the used one and the whole.'],
  dont: ['Change the tone without words that say why.'],
}
