import { conformance } from '../../test/support/conformance.tsx'
import { MultiSelect } from './multi-select.tsx'

conformance('MultiSelect', {
  element: HTMLDivElement,
  render: (props) => <MultiSelect items={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})
