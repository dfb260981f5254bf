import { conformance } from '../../test/support/conformance.tsx'
import { RadioGroup } from './radio-group.tsx'

conformance('RadioGroup', {
  element: HTMLDivElement,
  render: (props) => <RadioGroup choices={[{ value: 'a', label: 'А' }]} label="Выбор" {...props} />,
})
