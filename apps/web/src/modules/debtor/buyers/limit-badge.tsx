import type { DebtorBuyer, LimitStatus } from '@cabinet/contract/debtor/buyers'
import { Badge, type BadgeProps } from '@cabinet/ui/badge'
import { Ban, CalendarX, Check, CirclePause, Clock } from 'lucide-react'
import { useBuyersMessages } from './messages.ts'

const looks: Readonly<Record<LimitStatus, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  REQUESTED: { tone: 'info', icon: Clock },
  APPROVED: { tone: 'positive', icon: Check },
  PARTIALLY_APPROVED: { tone: 'positive', icon: Check },
  REJECTED: { tone: 'negative', icon: Ban },
  SUSPENDED: { tone: 'notice', icon: CirclePause },
  EXPIRED: { tone: 'neutral', icon: CalendarX },
}

/** The state of a limit in the words of the server; a buyer without a request is insured within the discretionary one. */
export const LimitBadge = ({ status }: { status: DebtorBuyer['limitStatus'] }) => {
  const t = useBuyersMessages()
  if (status === null) return <Badge icon={null}>{t('status.none')}</Badge>
  return <Badge {...looks[status.name]}>{status.description}</Badge>
}
