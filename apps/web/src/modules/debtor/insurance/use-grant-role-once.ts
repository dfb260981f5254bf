import type { DebtorInsuranceStatus } from '@cabinet/contract/debtor'
import { useEffect } from 'react'
import { useCan } from '../../../shared/access/user.tsx'
import { useGrantRole } from '../data.ts'

/** Asked in this page load already: the answer arrives with the person's roles, and a refusal must not loop. */
let wasAsked = false

/**
 * When the insurance is on and nothing is requested, an administrator gets the role DEBTOR; others get it from the
 * owner. The server decides; a failure is only logged.
 */
export const useGrantRoleOnce = (status: DebtorInsuranceStatus | undefined): void => {
  const may = useCan()
  const { trigger } = useGrantRole()
  const isDue =
    status?.serviceStatus === 'AVAILABLE' && status.requestStatus === null && !may(['DEBTOR']) && may(['USER_ADMIN'])
  useEffect(() => {
    if (!isDue || wasAsked) return
    wasAsked = true
    trigger().catch((error: unknown) => console.error(error))
  }, [isDue, trigger])
}
