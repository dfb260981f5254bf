import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { EmailField } from './email-field.tsx'

conformance('EmailField', { element: HTMLDivElement, render: (props) => <EmailField label="Почта" {...props} /> })

const address = 'anna.k@example.ru'

maskCorpus('EmailField', {
  render: (props) => <EmailField {...props} />,
  empty: '',
  places: [1, 4, 8],
  stranger: ' ',
  full: [address, address, address],
  typed: [
    ['Anna.K@Example.ru', 'Anna.K@Example.ru', 'Anna.K@Example.ru'],
    ['anna', 'anna', 'anna'],
    ['анна@почта.рф', 'анна@почта.рф', 'анна@почта.рф'],
  ],
  pasted: [
    [` ${address}\n`, address, address],
    [`mailto:${address}`, address, address],
    ['Анна <anna@example.ru>', 'anna@example.ru', 'anna@example.ru'],
  ],
  filled: [[`${address} `, address, address]],
})
