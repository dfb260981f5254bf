import { setTimeout as wait } from 'node:timers/promises'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import type { ConnectedService as ServiceName, health } from '@cabinet/contract/service'
import { sql } from 'kysely'
import type { Platform } from '../../platform/context.ts'
import type { ConnectedService } from '../../platform/module.ts'
import { errors } from '../../kernel/http-error.ts'

const DATABASE_TIMEOUT_MS = 2000

const databaseResponds = ({ database }: Platform): Promise<boolean> => {
  const asked = sql`select 1`.execute(database.query).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, wait(DATABASE_TIMEOUT_MS, false, { ref: false })])
}

/**
 * The state of the server.
 *
 * @throws HttpError 503 when its database does not answer
 */
export const healthOf = async (platform: Platform): Promise<ResponseOf<typeof health>> => {
  if (!(await databaseResponds(platform))) throw errors.unavailable()
  const { config, startedAt } = platform
  return { status: 'UP', version: config.release, startedDateTime: startedAt.toISOString() }
}

/** The module behind `{service}`; a service that this server was built without is not found. */
export const serviceOf = ({ modules }: Platform, name: ServiceName): ConnectedService => {
  const service = modules.connectedService(name)
  if (!service) throw errors.notFound()
  return service
}
