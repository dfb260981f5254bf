import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { AccountField } from './account-field.tsx'

conformance('AccountField', {
  element: HTMLDivElement,
  render: (props) => <AccountField label="Расчётный счёт" {...props} />,
})

maskCorpus('AccountField', {
  render: (props) => <AccountField {...props} />,
  empty: '',
  full: ['40702810799990000003', '40702 810 7 9999 0000003', '40702810799990000003'],
  typed: [
    ['4070', '4070', '4070'],
    ['40702', '40702', '40702'],
    ['40702 810 7', '40702 810 7', '407028107'],
    ['40702810799990000003999', '40702 810 7 9999 0000003999', '40702810799990000003999'],
  ],
  pasted: [
    ['р/с 40702810799990000003 в банке', '40702 810 7 9999 0000003', '40702810799990000003'],
    ['407.02.810.7.9999.0000003', '40702 810 7 9999 0000003', '40702810799990000003'],
  ],
  filled: [['40702 810 7 9999 0000003', '40702 810 7 9999 0000003', '40702810799990000003']],
  composed: ['４０７０２', '40702', '40702'],
})
