import { organizationPages } from '@cabinet/contract/organization/pages'
import type { ApiModule } from '../../../platform/module.ts'
import { countUnconfirmed } from './store.ts'

/** Organizations that the registry does not know: their people invite nobody before staff have confirmed them. */
export const organizationAttention: NonNullable<ApiModule['staffAttention']> = async ({ database }) => {
  const count = await countUnconfirmed(database)
  if (count === 0) return []
  const path = organizationPages.organizations({}, { unconfirmed: 'yes' })
  return [{ kind: 'ORGANIZATION_UNCONFIRMED', count, path, details: {} }]
}
