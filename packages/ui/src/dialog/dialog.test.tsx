import { conformance } from '../../test/support/conformance.tsx'
import { Dialog } from './dialog.tsx'

conformance('Dialog', {
  element: HTMLElement,
  isPortal: true,
  render: (props) => <Dialog isOpen title="Вопрос" {...props} />,
})
