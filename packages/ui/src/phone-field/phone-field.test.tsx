import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { PhoneField } from './phone-field.tsx'

conformance('PhoneField', { element: HTMLDivElement, render: (props) => <PhoneField label="Телефон" {...props} /> })

const shown = '+7 916 123-45-67'
const value = '+79161234567'

maskCorpus('PhoneField', {
  render: (props) => <PhoneField {...props} />,
  empty: '',
  full: ['9161234567', shown, value],
  typed: [
    ['89161234567', shown, value],
    ['79161234567', shown, value],
    ['+79161234567', shown, value],
    ['+7 (916) 123-45-67', shown, value],
    ['+', '+', ''],
    ['7', '+7', ''],
    ['916', '+7 916', '+7916'],
    ['91612345678', '+7 916 123-45-678', '+791612345678'],
  ],
  pasted: [
    ['89161234567', shown, value],
    ['79161234567', shown, value],
    ['+7 (916) 123-45-67', shown, value],
    ['8 (916) 123-45-67', shown, value],
    ['тел. 8-916-123-45-67, Анна', shown, value],
    ['８９１６１２３４５６７', shown, value],
    ['88123456789', '+7 812 345-67-89', '+78123456789'],
  ],
  filled: [
    ['+79161234567', shown, value],
    ['89161234567', shown, value],
    ['79161234567', shown, value],
    ['+7 916 123-45-67', shown, value],
  ],
  composed: ['９１６', '+7 916', '+7916'],
})
