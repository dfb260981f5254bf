import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerOf } from '@cabinet/contract/endpoint'
import type { connectedServices, health } from '@cabinet/contract/service'
import { sql } from 'kysely'
import type { ConnectedService, Inquiry, Platform } from '../../platform/module.ts'
import { refuse } from '../../platform/refusal.ts'

const DATABASE_PATIENCE_MS = 2000

const databaseAnswers = ({ database }: Platform): Promise<boolean> => {
  const asked = sql`select 1`.execute(database.query).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, wait(DATABASE_PATIENCE_MS, false, { ref: false })])
}

/**
 * The state of the server.
 *
 * @throws Refusal 503 when its database does not answer
 */
export const healthOf = async (platform: Platform): Promise<AnswerOf<typeof health>> => {
  if (!(await databaseAnswers(platform))) throw refuse.unavailable()
  const { config, startedAt } = platform
  return { status: 'UP', version: config.release, startedDateTime: startedAt.toISOString() }
}

/** The module behind `{service}`; a service that this server was built without is not found. */
export const serviceOf = ({ modules }: Platform, name: (typeof connectedServices)[number]): ConnectedService => {
  const service = modules.connectedService(name)
  if (!service) throw refuse.notFound()
  return service
}

/** What waits for a decision of the person, collected from every module. */
export const attentionOf = async (inquiry: Inquiry) => {
  const { modules } = inquiry.platform
  const found = await Promise.all(
    modules.all.filter(({ id }) => modules.isOn(id)).map(({ attention }) => attention?.(inquiry) ?? []),
  )
  return found.flat()
}
