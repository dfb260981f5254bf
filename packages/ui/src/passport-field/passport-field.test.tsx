import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { PassportField } from './passport-field.tsx'

conformance('PassportField', {
  element: HTMLDivElement,
  render: (props) => <PassportField label="Паспорт" {...props} />,
})

maskCorpus('PassportField', {
  render: (props) => <PassportField {...props} />,
  empty: '',
  full: ['4510123456', '45 10 123456', '4510123456'],
  typed: [
    ['451', '45 1', '451'],
    ['4510 123456', '45 10 123456', '4510123456'],
  ],
  pasted: [['серия 45 10 № 123456', '45 10 123456', '4510123456']],
  filled: [['4510-123456', '45 10 123456', '4510123456']],
  composed: ['４５１０', '45 10', '4510'],
})
