import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { MonthField } from './month-field.tsx'

conformance('MonthField', { element: HTMLDivElement, render: (props) => <MonthField label="Период" {...props} /> })

maskCorpus('MonthField', {
  render: (props) => <MonthField {...props} />,
  empty: '',
  takesWords: true,
  full: ['12.1985', '12.1985', '1985-12'],
  typed: [
    ['2.2026', '02.2026', '2026-02'],
    ['022026', '02.2026', '2026-02'],
    ['02.26', '02.26', ''],
    ['13.2026', '13.2026', ''],
  ],
  pasted: [
    ['2026-02', '02.2026', '2026-02'],
    ['2/2026', '02.2026', '2026-02'],
  ],
  filled: [['2026-02', '02.2026', '2026-02']],
  composed: ['１２', '12', ''],
})
