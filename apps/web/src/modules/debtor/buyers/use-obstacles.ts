import type { DebtorBuyer } from '@cabinet/contract/debtor/buyers'
import { useInsuranceStatus } from '../data.ts'
import { useBuyersMessages } from './messages.ts'

/** Why something cannot be done with a buyer, in words; undefined where it can. */
export const useObstacles = () => {
  const t = useBuyersMessages()
  const { data: status } = useInsuranceStatus()
  const isOn = status === undefined || status.serviceStatus !== 'UNAVAILABLE'
  return {
    toAdd: isOn ? undefined : t('add.notOn'),
    toLimit({ isLimitRequestable, limitStatus }: DebtorBuyer): string | undefined {
      if (isLimitRequestable) return undefined
      if (limitStatus?.name === 'REQUESTED') return t('why.considered')
      return t(limitStatus?.name === 'SUSPENDED' ? 'why.suspended' : 'why.off')
    },
    toRemove: ({ isRemovable }: DebtorBuyer) => (isRemovable ? undefined : t('why.used')),
  }
}
