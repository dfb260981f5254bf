import type { PartnerAction, partnerActions } from '@cabinet/contract/partner/journal'
import type { Database } from '../../db/database.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import { findNamesOfPeople } from '../people/port.ts'
import * as store from './journal-store.ts'

/**
 * Writes down what somebody of the platform staff or of the partner has done with it; in the transaction of it where there
 * is one.
 *
 * @param subject what it was about: the beginning of a key, an address, a cursor. Never a key or a secret
 */
export const recordAction = async (
  { platform: { database, clock, log }, user }: Pick<CallContext, 'platform' | 'user'>,
  partnerId: string,
  action: (typeof partnerActions)[number],
  subject: string | null = null,
): Promise<void> => {
  await store.insertAction(database, {
    id: newId(),
    partner_id: partnerId,
    action,
    subject,
    by_person_id: user.id,
    at: clock.real().toISOString(),
  })
  log.info({ partner: partnerId, action, subject, by: user.id }, 'partner changed')
}

type ActionRow = Awaited<ReturnType<typeof store.findActions>>['rows'][number]

/** Lines of the journal with the names of who has done it. */
export const viewActions = async (database: Database, rows: readonly ActionRow[]): Promise<PartnerAction[]> => {
  const ids = [...new Set(rows.map(({ by_person_id: by }) => by))]
  const [names, ofPartners] = await Promise.all([
    findNamesOfPeople(database, ids),
    store.findPeopleOfPartners(database, ids),
  ])
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    subject: row.subject,
    by: names.get(row.by_person_id) ?? '',
    isByPartner: ofPartners.has(row.by_person_id),
    atDateTime: row.at,
  }))
}

/** Who has done what with partners. */
export const findActions = async ({ platform: { database }, body }: CallContext & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findActions(database, body)
  return pageAround(await viewActions(database, rows), count, body)
}
