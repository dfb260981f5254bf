import type { JournalLine } from '@cabinet/contract/people/journal'
import type { OrganizationActTable } from '../../../db/schema.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { findActs } from '../../../platform/journal/store.ts'
import { findNamesOfPeople } from '../names-store.ts'
import { loadDirectory } from '../roles.ts'

/** Lines as they are shown: people and roles by their names. */
export const viewActs = async (
  { platform: { database }, language }: Pick<RequestContext, 'platform' | 'language'>,
  rows: readonly OrganizationActTable[],
): Promise<JournalLine[]> => {
  const [names, directory] = await Promise.all([
    findNamesOfPeople(database, [...new Set(rows.map(({ by_person_id: by }) => by))]),
    loadDirectory(database),
  ])
  return rows.map((row) => ({
    id: row.id,
    act: row.act,
    thingId: row.thing_id,
    subject: row.subject,
    roleNames: (row.roles?.split(' ') ?? []).filter(Boolean).map((id) => directory.get(id)?.text[language] ?? id),
    amount: row.amount,
    byId: row.by_person_id,
    by: names.get(row.by_person_id) ?? '',
    atDateTime: row.at,
  }))
}

/** What was done in the name of the organization, by a filter. */
export const findLines = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, organizationId, body } = context
  const { rows, count } = await findActs(platform.database, organizationId, body)
  return pageAround(await viewActs(context, rows), count, body)
}
