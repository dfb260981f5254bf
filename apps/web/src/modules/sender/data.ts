import { credential } from '@cabinet/contract/sender'
import { healthCheck, insuranceStatus } from '@cabinet/contract/service'
import { useRead } from '../../shared/api/data.ts'

// What the card on the offer page needs: the calls of the other pages come with them.

const byService = { params: { service: 'sender' as const } }

export const useAccountHealth = () => useRead(healthCheck, byService)
export const useInsuranceStatus = () => useRead(insuranceStatus, byService)

/** The courier account; none is an ordinary answer here. */
export const useCredential = () => useRead(credential, { params: { type: 'CDEK' } }, { onError: () => undefined })
