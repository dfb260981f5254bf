import type { DebtorShipment } from '@cabinet/contract/debtor/shipments'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { ShipmentAction } from './shipment-menu.tsx'

const DeclareDialog = lazyPart(async () => (await import('./declare-dialog.tsx')).DeclareDialog)
const NoticeDialog = lazyPart(async () => (await import('./notice-dialog.tsx')).NoticeDialog)
const PaymentDialog = lazyPart(async () => (await import('./payment-dialog.tsx')).PaymentDialog)
const RemoveDialog = lazyPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

/** What is to be done, and with which shipments: several can only be declared. */
export interface OpenWindow {
  readonly action: Exclude<ShipmentAction, 'open' | 'edit'>
  readonly shipments: readonly DebtorShipment[]
}

/** The question over the page that belongs to an action. */
export const ShipmentWindow = ({
  asked: { action, shipments },
  onDeclared,
  onRemoved,
  onClose,
}: {
  asked: OpenWindow
  onDeclared: () => void
  onRemoved: () => void
  onClose: () => void
}) => {
  const [shipment] = shipments
  const closing = { onClose, onFailed: onClose }
  if (!shipment) return null
  if (action === 'declare') return <DeclareDialog shipments={shipments} onDeclared={onDeclared} {...closing} />
  if (action === 'pay') return <PaymentDialog shipment={shipment} {...closing} />
  if (action === 'notify') return <NoticeDialog shipment={shipment} {...closing} />
  return <RemoveDialog shipment={shipment} onRemoved={onRemoved} {...closing} />
}
