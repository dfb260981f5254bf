import type { PartnerAction, partnerActions } from '@cabinet/contract/partners'
import { errors } from '../../kernel/http-error.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { pageAround } from '../../platform/find/page.ts'
import { findNamesOfPeople } from '../people/port.ts'
import * as store from './journal-store.ts'
import { findPartner } from './store.ts'

const PAGE_SIZE = 20

/**
 * Writes down what somebody of the platform staff has done with a partner; in the transaction of it where there is one.
 *
 * @param subject what it was about: the beginning of a key, an address, a cursor. Never a key or a secret
 */
export const noteAction = async (
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
  log.info({ partner: partnerId, action, subject, by: user.id }, 'partner changed by staff')
}

/**
 * Who has done what with a partner.
 *
 * @throws HttpError 404 for an unknown partner
 */
export const journalOf = async ({
  platform: { database },
  params: { id },
  query: { pageNumber },
}: CallContext & { readonly params: { readonly id: string }; readonly query: { readonly pageNumber: number } }) => {
  if (!(await findPartner(database, id))) throw errors.notFound()
  const { rows, count } = await store.findActions(database, id, { size: PAGE_SIZE, number: pageNumber })
  const names = await findNamesOfPeople(database, [...new Set(rows.map(({ by_person_id: by }) => by))])
  const content = rows.map((row): PartnerAction => ({
    id: row.id,
    action: row.action,
    subject: row.subject,
    by: names.get(row.by_person_id) ?? '',
    atDateTime: row.at,
  }))
  return pageAround(content, count, { pageNumber, pageSize: PAGE_SIZE })
}
