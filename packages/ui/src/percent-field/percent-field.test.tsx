import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { PercentField } from './percent-field.tsx'

conformance('PercentField', { element: HTMLDivElement, render: (props) => <PercentField label="Ставка" {...props} /> })

maskCorpus('PercentField', {
  render: (props) => <PercentField {...props} />,
  empty: '',
  full: ['1234,56', '1\u00a0234,56', '1234.56'],
  typed: [
    ['24,5', '24,5', '24.5'],
    ['24.5', '24,5', '24.5'],
    ['24ю5', '24,5', '24.5'],
    ['24,5%', '24,5', '24.5'],
    // A float would say 0.30000000000000004 of the sum of both.
    ['0,1', '0,1', '0.1'],
  ],
  pasted: [
    ['24,5 %', '24,5', '24.5'],
    ['24.50%', '24,50', '24.5'],
    ['24,5 процента', '24,5', '24.5'],
  ],
  filled: [['24.5', '24,5', '24.5']],
  composed: ['２４．５', '24,5', '24.5'],
})
