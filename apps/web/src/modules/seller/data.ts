import { healthCheck } from '@cabinet/contract/service'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { useCan, useUser } from '../../shared/access/user.tsx'
import { useRead } from '../../shared/api/data.ts'

/** State of the marketplace account. A failed call hides the badge. */
export const useAccountHealth = (isAsked: boolean) =>
  useRead(healthCheck, isAsked ? { params: { service: 'seller' } } : null)

/** The account of the organization, a removed one too; null when there has never been one. */
export const useSellerAccount = (): NonNullable<CurrentUser['organization']>['sellerAccount'] =>
  useUser().organization?.sellerAccount ?? null

/** Access to orders takes the role SELLER and an account that is not removed. */
export const useSellerAccess = (): boolean => {
  const account = useSellerAccount()
  return useCan()(['SELLER']) && account !== null && !account.isDeleted
}
