import type { DebtorInsuranceStatus } from '@cabinet/contract/debtor'
import { Badge } from '@cabinet/ui/badge'
import { Check, CircleOff, CirclePause, Clock } from 'lucide-react'
import { useMessages } from '../messages.ts'

const looks = {
  AVAILABLE: { tone: 'positive', icon: Check, words: 'card.on' },
  UNAVAILABLE: { tone: 'neutral', icon: CircleOff, words: 'card.off' },
  SUSPENDED: { tone: 'notice', icon: CirclePause, words: 'card.suspended' },
} as const satisfies Record<DebtorInsuranceStatus['serviceStatus'], object>

/** On, off or suspended, and whether the end has been asked for. */
export const InsuranceBadges = ({ status }: { status: DebtorInsuranceStatus }) => {
  const t = useMessages()
  const { words, ...look } = looks[status.serviceStatus]
  return (
    <>
      <Badge {...look}>{t(words)}</Badge>
      {status.requestStatus === 'DISCONNECTION_REQUESTED' && (
        <Badge tone="notice" icon={Clock}>
          {t('card.disconnecting')}
        </Badge>
      )}
    </>
  )
}
