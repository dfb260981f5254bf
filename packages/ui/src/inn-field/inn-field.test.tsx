import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { InnField } from './inn-field.tsx'

conformance('InnField', { element: HTMLDivElement, render: (props) => <InnField label="ИНН" {...props} /> })

maskCorpus('InnField', {
  render: (props) => <InnField {...props} />,
  empty: '',
  full: ['500100732259', '500100732259', '500100732259'],
  typed: [
    ['7707083893', '7707083893', '7707083893'],
    ['77-07 08.3893', '7707083893', '7707083893'],
    ['5001007322591234', '5001007322591234', '5001007322591234'],
  ],
  pasted: [
    ['ИНН: 7707083893', '7707083893', '7707083893'],
    [' 7707 083 893\n', '7707083893', '7707083893'],
    ['７７０７０８３８９３', '7707083893', '7707083893'],
  ],
  filled: [['ИНН 7707083893', '7707083893', '7707083893']],
  composed: ['７７０７', '7707', '7707'],
})
