import type { DebtorInsuranceStatus } from '@cabinet/contract/debtor'
import { useMessages } from '../messages.ts'

/** What a suspension means and where it comes from; nothing of an insurance that is not suspended. */
export const useSuspensionText = (status: DebtorInsuranceStatus | undefined): string | undefined => {
  const t = useMessages()
  if (status?.suspendedBy === 'DEBT') return t('card.suspendedText')
  if (status?.suspendedBy !== 'INSURER') return undefined
  return status.suspendReason === null ? t('card.stoppedPlain') : t('card.stopped', { reason: status.suspendReason })
}
