import { healthCheck } from '@cabinet/contract/service'
import { useRead } from '../../shared/api/data.ts'

/** State of the marketplace account. A failed call hides the badge. */
export const useAccountHealth = (isAsked: boolean) =>
  useRead(healthCheck, isAsked ? { params: { service: 'seller' } } : null)
