import { conformance } from '../../test/support/conformance.tsx'
import { Select } from './select.tsx'

conformance('Select', {
  element: HTMLDivElement,
  render: (props) => <Select items={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})
