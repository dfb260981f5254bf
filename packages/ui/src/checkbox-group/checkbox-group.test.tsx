import { conformance } from '../../test/support/conformance.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

conformance('CheckboxGroup', {
  element: HTMLDivElement,
  render: (props) => <CheckboxGroup items={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})
