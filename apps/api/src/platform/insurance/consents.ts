import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId } from '../../kernel/ids.ts'
import type { RequestContext } from '../context.ts'
import { insuranceErrors } from './messages.ts'
import type { ConsentTable, ConsentTableName } from './tables.ts'

/** Texts that a product asks to be agreed to before it insures, and where it keeps the consents. */
export interface ProductTexts<Text extends string> {
  readonly table: ConsentTableName<Text>
  /** In the order in which they are shown. */
  readonly names: readonly Text[]
  /** The version of each that is in force. */
  readonly versions: Readonly<Record<Text, string>>
}

/** A text with the version in force, and the version to which the organization has agreed last, which may be older. */
export interface Agreement<Text extends string> {
  readonly type: Text
  readonly version: string
  readonly accepted: { readonly version: string; readonly acceptedDateTime: string } | null
}

/** The table of a product under a name of our own, so no query may put it before the name of a column. */
const tableOf = ({ query }: Database, table: string) => ({
  query: query as unknown as Kysely<{ consent: ConsentTable }>,
  table: table as 'consent',
})

/** The texts in force, each with what the organization agreed to last, and when. */
export const findAgreements = async <Text extends string>(
  database: Database,
  { table: name, names, versions }: ProductTexts<Text>,
  organizationId: string,
): Promise<Agreement<Text>[]> => {
  const { query, table } = tableOf(database, name)
  const given = await query
    .selectFrom(table)
    .select(['type', 'version', 'accepted_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('accepted_at', 'desc')
    .execute()
  return names.map((type) => {
    const last = given.find((consent) => consent.type === type)
    const accepted = last === undefined ? null : { version: last.version, acceptedDateTime: last.accepted_at }
    return { type, version: versions[type], accepted }
  })
}

/** Whether the organization has agreed to every text in the version in force. */
export const hasAgreed = async <Text extends string>(
  database: Database,
  texts: ProductTexts<Text>,
  organizationId: string,
): Promise<boolean> => {
  const agreements = await findAgreements(database, texts, organizationId)
  return agreements.every(({ version, accepted }) => accepted?.version === version)
}

/**
 * Keeps the agreement to texts: which version, who, when and from where.
 *
 * @throws HttpError 409 for a version that is no longer in force
 */
export const acceptTexts = async <Text extends string>(
  { platform, organizationId, user, request }: RequestContext & { readonly request: { readonly ip: string } },
  { table: name, versions }: ProductTexts<Text>,
  accepted: readonly { readonly type: Text; readonly version: string }[],
): Promise<void> => {
  if (accepted.some(({ type, version }) => version !== versions[type])) throw insuranceErrors.outdatedText()
  const { query, table } = tableOf(platform.database, name)
  const at = platform.clock.nowText()
  await query
    .insertInto(table)
    .values(
      accepted.map(({ type, version }) => ({
        organization_id: organizationId,
        id: newId(),
        person_id: user.id,
        type,
        version,
        accepted_at: at,
        ip: request.ip,
      })),
    )
    .execute()
}
