import type { Organization } from '@cabinet/contract/organization'
import { RegistryUnavailable } from '../../integrations/registry/registry.ts'
import type { RequestContext, Platform } from '../../platform/context.ts'
import { errors } from '../../kernel/http-error.ts'
import { confirmedBy } from './registry-service.ts'
import { completed, lockVisible } from './service.ts'
import { findOrganization, lockOrganization, updateOrganization } from './store.ts'

/**
 * Whether the registry or platform staff have confirmed an organization. While nobody has, the registry is asked: it may
 * have been away when the organization was registered. Not inside a transaction, because it is another company's service.
 */
export const isConfirmedOrganization = async (
  { database, registry, log, clock }: Platform,
  id: string,
): Promise<boolean> => {
  const row = await findOrganization(database, id)
  if (!row) throw errors.notFound()
  if (row.confirmed_name !== null) return true
  try {
    const record = await registry.findByItn(row.itn)
    if (!record) return false
    await database.transaction(async () => {
      const held = await lockOrganization(database, id)
      const at = clock.nowText()
      if (held?.confirmed_name === null) await updateOrganization(database, id, confirmedBy(record, at), at)
    })
    return true
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error
    log.warn({ err: error }, 'registry could not be asked')
    return false
  }
}

/**
 * Platform staff confirm an organization that the registry does not know, by the name that it has now.
 *
 * @throws HttpError 404, 409 when its data are not those that the staff person saw
 */
export const confirmOrganization = (
  context: RequestContext,
  id: string,
  { version }: { readonly version: number },
): Promise<Organization> => {
  const { platform, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const row = await lockVisible(database, user, id, version)
    const at = clock.nowText()
    const confirmed = { confirmed_name: row.short_name, confirmed_at: at, confirmed_by: user.id }
    return completed(context, await updateOrganization(database, id, confirmed, at))
  })
}
