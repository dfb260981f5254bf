import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { RestrictedField } from './restricted-field.tsx'

conformance('RestrictedField', {
  element: HTMLDivElement,
  render: (props) => <RestrictedField allow={/\d/} label="Номер" {...props} />,
})

maskCorpus('RestrictedField', {
  render: (props) => <RestrictedField allow={/[A-Z\d]/g} letterCase="upper" maxLength={8} {...props} />,
  empty: '',
  full: ['AB12CD34', 'AB12CD34', 'AB12CD34'],
  typed: [
    ['ab12', 'AB12', 'AB12'],
    ['а-б.1', '1', '1'],
    ['AB12CD345', 'AB12CD345', 'AB12CD345'],
  ],
  pasted: [
    ['№ ab-12', 'AB12', 'AB12'],
    ['AB12/CD34', 'AB12/CD34', 'AB12/CD34'],
    ['АВ12', 'АВ12', 'АВ12'],
    ['AB12CD3456', 'AB12CD3456', 'AB12CD3456'],
  ],
  filled: [['ab 12', 'AB12', 'AB12']],
  composed: ['１２', '12', '12'],
})
