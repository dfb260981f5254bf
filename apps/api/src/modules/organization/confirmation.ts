import { RegistryUnavailable, type RegistryRecord } from '../../integrations/registry/registry.ts'
import type { Platform } from '../../platform/context.ts'
import { errors } from '../../kernel/http-error.ts'
import { findOrganization, lockOrganization, updateOrganization } from './store.ts'

/** The name by which strangers are told of an organization, as the registry has it. */
export const confirmedBy = ({ shortName }: RegistryRecord, at: string) => ({
  confirmed_name: shortName,
  confirmed_at: at,
  confirmed_by: null,
})

/** Areas act upon an organization that has been confirmed, in the transaction that confirms it. */
export const notifyConfirmed = async (platform: Platform, id: string): Promise<void> => {
  for (const { onOrganizationConfirmed } of platform.modules.all) await onOrganizationConfirmed?.(platform, id)
}

/**
 * Whether the registry or platform staff have confirmed an organization. While nobody has, the registry is asked: it may
 * have been away when the organization was registered. Not inside a transaction, because it is another company's service.
 */
export const isConfirmedOrganization = async (platform: Platform, id: string): Promise<boolean> => {
  const { database, registry, log, clock } = platform
  const row = await findOrganization(database, id)
  if (!row) throw errors.notFound()
  if (row.confirmed_name !== null) return true
  try {
    const record = await registry.findByItn(row.itn)
    if (!record) return false
    await database.transaction(async () => {
      const held = await lockOrganization(database, id)
      const at = clock.nowText()
      if (held?.confirmed_name !== null) return
      await updateOrganization(database, id, confirmedBy(record, at), at)
      await notifyConfirmed(platform, id)
    })
    return true
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error
    log.warn({ err: error }, 'registry could not be asked')
    return false
  }
}
