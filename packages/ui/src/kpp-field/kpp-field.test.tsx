import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { KppField } from './kpp-field.tsx'

conformance('KppField', { element: HTMLDivElement, render: (props) => <KppField label="КПП" {...props} /> })

maskCorpus('KppField', {
  render: (props) => <KppField {...props} />,
  empty: '',
  full: ['7736AB001', '7736AB001', '7736AB001'],
  typed: [
    ['7736ab001', '7736AB001', '7736AB001'],
    // The letters were typed with the Russian layout on; Latin ones look the same.
    ['7736АВ001', '7736AB001', '7736AB001'],
    ['773601001', '773601001', '773601001'],
    ['77ЯЖ36', '7736', '7736'],
  ],
  pasted: [['КПП 773601001', '773601001', '773601001']],
  filled: [['7736 01 001', '773601001', '773601001']],
  composed: ['７７３６', '7736', '7736'],
})
