import { conformance } from '../../test/support/conformance.tsx'
import { SegmentedControl } from './segmented-control.tsx'

conformance('SegmentedControl', {
  element: HTMLDivElement,
  render: (props) => (
    <SegmentedControl
      {...props}
      label="Вид"
      items={[
        { value: 'calendar', label: 'Календарь' },
        { value: 'list', label: 'Список' },
      ]}
      value="list"
      onChange={() => {}}
    />
  ),
})
