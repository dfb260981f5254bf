import { subjects } from '@cabinet/contract/claim'
import { claimSubjectCodes, claimSubjectDetails, insuranceTypeOf } from '@cabinet/contract/claim/values'
import type { InsuredEvent, InsuredProduct } from '@cabinet/contract/insured'
import { useMemo } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { useRead } from '../../../shared/api/data.ts'
import { useClaimMessages } from '../parts/messages.ts'

/**
 * Subjects of claims for one thing of a product, of what can have happened to it; without the directory, or when it has
 * none of them, that itself: as many as the directory will name, so that their place is known while it is read.
 *
 * @param events a list that stays the same between renders
 */
export const useSubjects = (product: InsuredProduct, events: readonly InsuredEvent[]) => {
  const t = useClaimMessages()
  const { organization } = useUser()
  const insuranceType = insuranceTypeOf[product]
  const { data, error } = useRead(subjects, {
    query: { insuranceType: [insuranceType], clientComanyMsp: organization?.msp?.isMsp ? 'true' : 'false' },
  })
  const choices = useMemo(() => {
    const named = (data ?? [])
      .filter(({ isGroupClaim, eventType }) => !isGroupClaim && events.includes(eventType.name))
      .map(({ code, name }) => ({ value: code, label: name }))
    if (named.length > 0) return named
    return claimSubjectCodes.flatMap((code) => {
      const details = claimSubjectDetails[code]
      if (details.insuranceType !== insuranceType || details.isGroupClaim || !events.includes(details.eventType))
        return []
      return [{ value: code, label: t(`event.${details.eventType}`) }]
    })
  }, [data, insuranceType, events, t])
  return { choices, isLoading: data === undefined && error === undefined }
}
