import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerOf } from '@cabinet/contract/endpoint'
import type { connectedServices, health } from '@cabinet/contract/service'
import { sql } from 'kysely'
import type { FileContent } from '../../platform/handlers.ts'
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

/** A file of the platform (a logo of a bank) or of the organization of the person. */
export const imageOf = async (
  { database, faults }: Platform,
  fileId: string,
  organizationId: string | null,
): Promise<FileContent> => {
  if (faults.isOn('logoFails')) throw refuse.internal()
  const file = await database.query
    .selectFrom('stored_file')
    .select(['organization_id', 'content_type', 'content'])
    .where('id', '=', fileId)
    .where('content_type', 'in', ['image/svg+xml', 'image/png', 'image/jpeg'])
    .executeTakeFirst()
  const isVisible = file && (file.organization_id === null || file.organization_id === organizationId)
  if (!isVisible) throw refuse.notFound()
  return { contentType: file.content_type, bytes: file.content, isImmutable: true }
}

/** What waits for a decision of the person, collected from every module. */
export const attentionOf = async (inquiry: Inquiry) => {
  const found = await Promise.all(inquiry.platform.modules.all.map(({ attention }) => attention?.(inquiry) ?? []))
  return found.flat()
}
