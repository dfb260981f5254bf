import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { OgrnField } from './ogrn-field.tsx'

conformance('OgrnField', { element: HTMLDivElement, render: (props) => <OgrnField label="ОГРН" {...props} /> })

maskCorpus('OgrnField', {
  render: (props) => <OgrnField {...props} />,
  empty: '',
  full: ['304500116000157', '304500116000157', '304500116000157'],
  typed: [['1027700132195', '1027700132195', '1027700132195']],
  pasted: [['ОГРН 1 02 77 00 13219 5', '1027700132195', '1027700132195']],
  filled: [['ОГРНИП 304500116000157', '304500116000157', '304500116000157']],
  composed: ['１０２７', '1027', '1027'],
})
