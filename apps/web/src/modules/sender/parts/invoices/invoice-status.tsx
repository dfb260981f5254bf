import type { InvoiceStatus, SenderInvoice } from '@cabinet/contract/sender-invoice'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'
import { CircleOff, Clock, Receipt } from 'lucide-react'

const looks: Readonly<Record<InvoiceStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  ISSUED: { tone: 'info', icon: Receipt },
  PARTIALLY_PAID: { tone: 'notice', icon: Clock },
  PAID: { tone: 'positive' },
  OVERDUE: { tone: 'negative' },
  CANCELLED: { tone: 'neutral', icon: CircleOff },
}

export const InvoiceStatusBadge = ({ status }: Pick<SenderInvoice, 'status'>) => (
  <Badge {...looks[status.name]}>{status.description}</Badge>
)
