import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { CodeField } from './code-field.tsx'

conformance('CodeField', { element: HTMLDivElement, render: (props) => <CodeField label="Код" {...props} /> })

maskCorpus('CodeField', {
  render: (props) => <CodeField {...props} />,
  empty: '',
  full: ['123456', '123456', '123456'],
  typed: [['12ab34', '1234', '1234']],
  pasted: [
    ['Код: 123-456', '123456', '123456'],
    ['123 456', '123456', '123456'],
  ],
  filled: [['G-123456', '123456', '123456']],
  composed: ['１２３', '123', '123'],
})
