import type { PartnerCard } from '@cabinet/contract/partner/partners'
import { useUser } from '../../../shared/access/user.tsx'
import { usePartnerMessages } from './messages.ts'

/** Why somebody of a partner can change nothing of it now; nothing for platform staff, who can all the same. */
export const useOffReason = ({ isActive }: Pick<PartnerCard, 'isActive'>): string | undefined => {
  const t = usePartnerMessages()
  const { partner } = useUser()
  return partner && !isActive ? t('dev.offReason') : undefined
}
