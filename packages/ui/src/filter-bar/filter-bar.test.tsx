import { conformance } from '../../test/support/conformance.tsx'
import { FilterBar } from './filter-bar.tsx'

conformance('FilterBar', {
  element: HTMLDivElement,
  render: (props) => (
    <FilterBar {...props} filters={[{ id: 'status', label: 'В пути' }]} onRemove={() => {}} onReset={() => {}}>
      <span>Поле</span>
    </FilterBar>
  ),
})
