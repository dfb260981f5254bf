import { credential } from '@cabinet/contract/sender'
import { healthCheck, insuranceStatus } from '@cabinet/contract/service'
import { useRead } from '../../shared/api/data.ts'

const byService = { params: { service: 'sender' as const } }

/** Failures of these look-ups hide what they would show and are only logged. */
const quiet = { shouldRetryOnError: false, onError: (error: unknown) => console.error(error) }

export const useAccountHealth = () => useRead(healthCheck, byService, quiet)
export const useInsuranceStatus = () => useRead(insuranceStatus, byService, quiet)

/** The courier account; none is an ordinary answer here. */
export const useCredential = () => useRead(credential, { params: { type: 'CDEK' } }, { shouldRetryOnError: false })
