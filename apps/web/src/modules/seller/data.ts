import { healthCheck } from '@cabinet/contract/service'
import { useRead } from '../../shared/api/data.ts'

/** State of the marketplace account. A failed call hides the badge and is only logged. */
export const useAccountHealth = (isAsked: boolean) =>
  useRead(healthCheck, isAsked ? { params: { service: 'seller' } } : null, {
    shouldRetryOnError: false,
    onError: (error) => console.error(error),
  })
