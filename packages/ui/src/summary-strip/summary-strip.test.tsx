import { conformance } from '../../test/support/conformance.tsx'
import { SummaryStrip } from './summary-strip.tsx'

conformance('SummaryStrip', {
  element: HTMLDListElement,
  render: (props) => <SummaryStrip {...props} items={[{ id: 'all', label: 'Все заказы', value: 12 }]} />,
})
