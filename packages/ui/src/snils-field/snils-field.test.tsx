import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { SnilsField } from './snils-field.tsx'

conformance('SnilsField', { element: HTMLDivElement, render: (props) => <SnilsField label="СНИЛС" {...props} /> })

maskCorpus('SnilsField', {
  render: (props) => <SnilsField {...props} />,
  empty: '',
  full: ['12345678964', '123-456-789 64', '12345678964'],
  typed: [
    ['123', '123', '123'],
    ['1234', '123-4', '1234'],
    ['123-456-789 64', '123-456-789 64', '12345678964'],
  ],
  pasted: [['СНИЛС 123-456-789-64', '123-456-789 64', '12345678964']],
  filled: [['123 456 789 64', '123-456-789 64', '12345678964']],
  composed: ['１２３４', '123-4', '1234'],
})
