import type { DebtorShipment, ShipmentStatus } from '@cabinet/contract/debtor/shipments'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'
import { Ban, CheckCheck, Clock, FileText, Megaphone, Pencil, Scale, ShieldCheck, ShieldOff, Truck } from 'lucide-react'

const looks: Readonly<Record<ShipmentStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  DRAFT: { tone: 'neutral', icon: Pencil },
  SHIPPED: { tone: 'info', icon: Truck },
  PAYMENT_DUE: { tone: 'notice', icon: Clock },
  PAID: { tone: 'positive', icon: CheckCheck },
  OVERDUE: { tone: 'negative' },
  NOTIFIED: { tone: 'notice', icon: Megaphone },
  RECOVERY: { tone: 'notice', icon: Scale },
  CLAIM: { tone: 'info', icon: FileText },
  INDEMNIFIED: { tone: 'positive', icon: ShieldCheck },
  CLAIM_REJECTED: { tone: 'negative', icon: Ban },
  UNINSURED: { tone: 'neutral', icon: ShieldOff },
}

/** The state of a shipment in the words of the server. */
export const ShipmentBadge = ({ status }: Pick<DebtorShipment, 'status'>) => (
  <Badge {...looks[status.name]}>{status.description}</Badge>
)
