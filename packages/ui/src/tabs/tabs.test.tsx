import { conformance } from '../../test/support/conformance.tsx'
import { Tabs } from './tabs.tsx'

conformance('Tabs', {
  element: HTMLDivElement,
  render: (props) => <Tabs items={[{ id: 'a', title: 'Условия', content: 'Текст' }]} label="Договор" {...props} />,
})
