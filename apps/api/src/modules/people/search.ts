import { pages } from '@cabinet/contract/pages'
import type { ApiModule } from '../../platform/module.ts'
import { findByText } from '../../platform/search.ts'
import { ownOrganization } from './colleague-list.ts'
import { findPeople } from './colleague-store.ts'
import { fullNameOf } from './names.ts'

/** People of the organization: everybody in the cabinet sees who else is. */
export const searchPeople: NonNullable<ApiModule['search']> = async ({ platform, organizationId }, text) => {
  const { database } = platform
  const organization = await ownOrganization(database, organizationId)
  const { rows } = await findPeople(database, organization, findByText(text))
  return rows.map((row) => ({
    kind: 'PERSON',
    id: row.id,
    title: fullNameOf(row),
    text: row.position,
    path: pages['user-detail']({ id: row.id }),
  }))
}
