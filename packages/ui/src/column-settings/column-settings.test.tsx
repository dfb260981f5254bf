import { conformance } from '../../test/support/conformance.tsx'
import { demoColumns } from '../data-table/demo-orders.tsx'
import { ColumnSettings } from './column-settings.tsx'

conformance('ColumnSettings', {
  element: HTMLButtonElement,
  render: (props) => <ColumnSettings {...props} columns={demoColumns} layout={{}} onLayoutChange={() => {}} />,
})
