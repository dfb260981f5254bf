import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { BikField } from './bik-field.tsx'

conformance('BikField', { element: HTMLDivElement, render: (props) => <BikField label="БИК" {...props} /> })

maskCorpus('BikField', {
  render: (props) => <BikField {...props} />,
  empty: '',
  full: ['044525225', '044525225', '044525225'],
  typed: [['04452522599', '04452522599', '04452522599']],
  pasted: [['БИК 04 4525 225', '044525225', '044525225']],
  filled: [['БИК: 044525225', '044525225', '044525225']],
  composed: ['０４４', '044', '044'],
})
