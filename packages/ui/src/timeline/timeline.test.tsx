import { conformance } from '../../test/support/conformance.tsx'
import { Timeline } from './timeline.tsx'

conformance('Timeline', {
  element: HTMLOListElement,
  render: (props) => <Timeline {...props} events={[{ id: 'made', title: 'Создан', at: '2026-10-18T06:12:00Z' }]} />,
})
