import { conformance } from '../../test/support/conformance.tsx'
import { ComboBox } from './combo-box.tsx'

conformance('ComboBox', {
  element: HTMLDivElement,
  render: (props) => <ComboBox choices={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})
