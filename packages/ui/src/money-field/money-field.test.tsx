import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { MoneyField } from './money-field.tsx'

conformance('MoneyField', { element: HTMLDivElement, render: (props) => <MoneyField label="Сумма" {...props} /> })

const million = '1\u00a0234\u00a0567,59'

maskCorpus('MoneyField', {
  render: (props) => <MoneyField {...props} />,
  empty: null,
  full: ['1234567,59', million, 123_456_759],
  typed: [
    // A library that turns the point into nothing makes this ten times more.
    ['1234567.5', '1\u00a0234\u00a0567,5', 123_456_750],
    ['1234567,5', '1\u00a0234\u00a0567,5', 123_456_750],
    ['1234ю5', '1\u00a0234,5', 123_450],
    [',5', '0,5', 50],
    ['0,1', '0,1', 10],
    ['007', '7', 700],
    ['12,', '12,', 1200],
    ['12,345', '12,345', null],
    ['1.2.3', '1,2.3', null],
    ['-5', '\u22125', null],
    // One float multiplication by 100 gives 4.999… here.
    ['4.35', '4,35', 435],
    ['1.005', '1,005', null],
    ['9999999999999.99', '9\u00a0999\u00a0999\u00a0999\u00a0999,99', 999_999_999_999_999],
  ],
  pasted: [
    ['1 234 567,50 ₽', '1\u00a0234\u00a0567,50', 123_456_750],
    ['1\u00a0234\u00a0567,50\u00a0₽', '1\u00a0234\u00a0567,50', 123_456_750],
    ['1234567.5', '1\u00a0234\u00a0567,5', 123_456_750],
    ['1,234,567.50', '1\u00a0234\u00a0567,50', 123_456_750],
    ['1.234.567,50', '1\u00a0234\u00a0567,50', 123_456_750],
    ['1 234 руб. 50 коп.', '1\u00a0234,50', 123_450],
    ['1 234 руб.', '1\u00a0234', 123_400],
    ['1 500 р.', '1\u00a0500', 150_000],
  ],
  filled: [
    ['1234.50', '1\u00a0234,50', 123_450],
    ['1 234,50 ₽', '1\u00a0234,50', 123_450],
  ],
  composed: ['１２３４', '1\u00a0234', 123_400],
})
