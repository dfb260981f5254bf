import { conformance } from '../../test/support/conformance.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

conformance('ConfirmDialog', {
  element: HTMLElement,
  isPortal: true,
  render: (props) => (
    <ConfirmDialog
      isOpen
      confirmLabel="Удалить"
      title="Удалить?"
      onConfirm={() => {}}
      onOpenChange={() => {}}
      {...props}
    />
  ),
})
