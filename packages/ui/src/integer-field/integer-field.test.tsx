import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { IntegerField } from './integer-field.tsx'

conformance('IntegerField', { element: HTMLDivElement, render: (props) => <IntegerField label="Дней" {...props} /> })

maskCorpus('IntegerField', {
  render: (props) => <IntegerField {...props} />,
  empty: null,
  full: ['123456', '123\u00a0456', 123_456],
  typed: [
    ['007', '7', 7],
    ['0', '0', 0],
    ['-5', '\u22125', null],
    ['12a3', '12a3', null],
  ],
  pasted: [
    ['1 234 шт.', '1\u00a0234', 1234],
    ['1,234,567', '1\u00a0234\u00a0567', 1_234_567],
  ],
  filled: [['1 234', '1\u00a0234', 1234]],
  composed: ['１２３４', '1\u00a0234', 1234],
})

maskCorpus('signed IntegerField', {
  render: (props) => <IntegerField {...props} minValue={-1000} />,
  empty: null,
  full: ['-123', '\u2212123', -123],
  typed: [['-', '\u2212', null]],
})
