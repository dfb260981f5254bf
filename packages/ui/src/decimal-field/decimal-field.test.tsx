import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { DecimalField } from './decimal-field.tsx'

conformance('DecimalField', { element: HTMLDivElement, render: (props) => <DecimalField label="Вес" {...props} /> })

maskCorpus('DecimalField', {
  render: (props) => <DecimalField {...props} fractionDigits={3} isSigned />,
  empty: '',
  full: ['-1234,567', '\u22121\u00a0234,567', '-1234.567'],
  typed: [
    ['0,125', '0,125', '0.125'],
    ['0.1', '0,1', '0.1'],
    ['900719925474099.3', '900\u00a0719\u00a0925\u00a0474\u00a0099,3', '900719925474099.3'],
    ['-0', '\u22120', '0'],
  ],
  pasted: [
    ['1 234,5', '1\u00a0234,5', '1234.5'],
    ['1,234,567.5', '1\u00a0234\u00a0567,5', '1234567.5'],
    ['12,3456', '12,3456', ''],
  ],
  filled: [['12.5', '12,5', '12.5']],
  composed: ['１２．５', '12,5', '12.5'],
})
