import { conformance } from '../../test/support/conformance.tsx'
import { Drawer } from './drawer.tsx'

conformance('Drawer', {
  element: HTMLElement,
  isPortal: true,
  render: (props) => <Drawer isOpen title="Подробности" {...props} />,
})
