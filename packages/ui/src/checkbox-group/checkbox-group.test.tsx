import { conformance } from '../../test/support/conformance.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

conformance('CheckboxGroup', {
  element: HTMLDivElement,
  render: (props) => <CheckboxGroup choices={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})
