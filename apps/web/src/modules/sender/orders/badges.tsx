import type { CoverStatus, OrderStage, SenderOrder } from '@cabinet/contract/sender/orders'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'
import { Box, CircleOff, Clock, CornerUpLeft, FileText, PackageCheck, ShieldCheck, Store, Truck } from 'lucide-react'

type Look = Pick<BadgeProps, 'tone' | 'icon'>

const stages: Readonly<Record<OrderStage, Look>> = {
  CREATED: { tone: 'neutral', icon: Box },
  IN_TRANSIT: { tone: 'info', icon: Truck },
  AT_PICKUP: { tone: 'notice', icon: Store },
  DELIVERED: { tone: 'positive', icon: PackageCheck },
  RETURN: { tone: 'notice', icon: CornerUpLeft },
  PROBLEM: { tone: 'negative' },
}

const covers: Readonly<Record<CoverStatus, Look>> = {
  NOT_INSURED: { tone: 'neutral', icon: CircleOff },
  PENDING: { tone: 'info', icon: Clock },
  INSURED: { tone: 'positive', icon: ShieldCheck },
  FINISHED: { tone: 'neutral', icon: ShieldCheck },
  CLAIMED: { tone: 'notice', icon: FileText },
  COMPENSATED: { tone: 'positive' },
  EXCLUDED: { tone: 'neutral', icon: CircleOff },
}

/** Where the order is: the courier's word in the colour of its stage. */
export const StatusBadge = ({ order: { status, stage } }: { order: Pick<SenderOrder, 'status' | 'stage'> }) => (
  <Badge {...stages[stage.name]}>{status.name}</Badge>
)

export const CoverBadge = ({ status }: { status: SenderOrder['insurance']['status'] }) => (
  <Badge {...covers[status.name]}>{status.description}</Badge>
)

const closed = new Set(['PAID', 'REJECTED', 'WITHDRAWN'])

/** A claim by its number; its state stands beside it in words. */
export const ClaimBadge = ({ claim: { status } }: { claim: SenderOrder['claims'][number] }) => (
  <Badge tone={closed.has(status.name) ? 'neutral' : 'notice'} icon={FileText}>
    {status.description}
  </Badge>
)

export const stageTone = (stage: OrderStage) => stages[stage].tone
