import { conformance } from '../../test/support/conformance.tsx'
import { StatusSteps } from './status-steps.tsx'

conformance('StatusSteps', {
  element: HTMLOListElement,
  render: (props) => <StatusSteps {...props} steps={[{ id: 'sent', label: 'Подано', state: 'done' }]} />,
})
