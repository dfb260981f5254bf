import { conformance } from '../../test/support/conformance.tsx'
import { BulkBar } from './bulk-bar.tsx'

conformance('BulkBar', {
  element: HTMLDivElement,
  render: (props) => <BulkBar {...props} count={2} onClear={() => {}} />,
})

conformance('BulkBar without a selection', {
  element: HTMLDivElement,
  render: (props) => <BulkBar {...props} count={0} onClear={() => {}} />,
})
