import type { FinancingObject } from '@cabinet/contract/finance/objects'
import type { Supply } from '@cabinet/contract/finance/supplies'
import { Badge } from '@cabinet/ui/badge'
import { Ban, Check, CheckCheck, Clock, RotateCcw, Send, TriangleAlert } from 'lucide-react'
import { useRegistersMessages } from './messages.ts'

const supplyLooks = {
  NEW: { tone: 'neutral', icon: null },
  CONFIRMED: { tone: 'info', icon: Check },
  IN_FINANCING: { tone: 'notice', icon: Clock },
  FINANCED: { tone: 'positive', icon: Check },
  PAID: { tone: 'positive', icon: CheckCheck },
  OVERDUE: { tone: 'negative', icon: TriangleAlert },
  CANCELLED: { tone: 'neutral', icon: Ban },
} as const

/** The state of a supply in the words of the server; how long it has been overdue belongs to it. */
export const SupplyBadge = ({ supply: { status, overdueDays } }: { supply: Supply }) => {
  const t = useRegistersMessages()
  const isOverdue = status.name === 'OVERDUE' && overdueDays > 0
  return (
    <Badge {...supplyLooks[status.name]}>
      {isOverdue ? t('supply.overdue', { days: overdueDays }) : status.description || t('status.unknown')}
    </Badge>
  )
}

const objectLooks = {
  AVAILABLE: { tone: 'info', icon: Check },
  ORDERED: { tone: 'accent', icon: Send },
  SENT_TO_BANK: { tone: 'notice', icon: Clock },
  FINANCED: { tone: 'positive', icon: Check },
  REJECTED: { tone: 'negative', icon: Ban },
  OVERDUE: { tone: 'negative', icon: TriangleAlert },
  REGRESS: { tone: 'negative', icon: RotateCcw },
  REPAID: { tone: 'positive', icon: CheckCheck },
} as const

/** The state of a financing object in the words of the server. */
export const ObjectBadge = ({ status }: { status: FinancingObject['status'] }) => {
  const t = useRegistersMessages()
  return <Badge {...objectLooks[status.name]}>{status.description || t('status.unknown')}</Badge>
}
