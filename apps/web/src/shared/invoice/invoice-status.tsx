import type { InvoiceStatus } from '@cabinet/contract/invoice'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'
import { CircleOff, Clock, Receipt } from 'lucide-react'

const looks: Readonly<Record<InvoiceStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  ISSUED: { tone: 'info', icon: Receipt },
  PARTIALLY_PAID: { tone: 'notice', icon: Clock },
  PAID: { tone: 'positive' },
  OVERDUE: { tone: 'negative' },
  CANCELLED: { tone: 'neutral', icon: CircleOff },
}

/** The state of an invoice of any product, in the words of the server. */
export const InvoiceStatusBadge = ({
  status,
}: {
  status: { readonly name: InvoiceStatus; readonly description: string }
}) => <Badge {...looks[status.name]}>{status.description}</Badge>
