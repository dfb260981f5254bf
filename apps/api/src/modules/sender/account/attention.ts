import { senderPages } from '@cabinet/contract/sender/pages'
import type { ApiModule } from '../../../platform/module.ts'
import { hasRole } from '../../../platform/principal.ts'
import { findCredential } from './credential-store.ts'

/**
 * A key that the courier refuses, or to an account that another organization has, waits for the administrator who can
 * replace it; the way leads to the dialog for another key. A courier that is silent waits for nobody: there is nothing that the person could do.
 */
export const refusedKey: NonNullable<ApiModule['attention']> = async ({ platform, user, organizationId, language }) => {
  if (!hasRole(user, 'USER_ADMIN') || !hasRole(user, 'SENDER')) return []
  const account = await findCredential(platform.database, organizationId, 'CDEK')
  const problem = account?.last_check_problem ?? null
  if (!account || (problem !== 'badKey' && problem !== 'taken')) return []
  return [
    {
      kind: problem === 'taken' ? 'SENDER_ACCOUNT_TAKEN' : 'SENDER_ACCOUNT',
      count: 1,
      path: senderPages['Sender:InsuranceManagement']({}, { connect: 'key' }),
      details: { courier: platform.config.courierName[language] },
      since: account.updated_at,
    },
  ]
}
