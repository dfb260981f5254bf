import { conformance } from '../../test/support/conformance.tsx'
import { MultiSelect } from './multi-select.tsx'

conformance('MultiSelect', {
  element: HTMLDivElement,
  render: (props) => <MultiSelect choices={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})
