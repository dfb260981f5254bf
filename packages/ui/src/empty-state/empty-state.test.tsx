import { conformance } from '../../test/support/conformance.tsx'
import { EmptyState } from './empty-state.tsx'

conformance('EmptyState', {
  element: HTMLDivElement,
  render: (props) => <EmptyState title="Ничего не найдено" {...props} />,
})
