import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import type { Message } from '../../../kernel/language.ts'
import { assertNotPast } from '../../../platform/transitions/assert-terms.ts'
import { defineMachine, movesOf } from '../../../platform/transitions/machine.ts'
import { offerStatusMessages } from '../messages.ts'
import type { FinanceOfferTable } from './tables.ts'

type Row = Selectable<FinanceOfferTable>

/** States of an offer; the day tells when its term has passed. */
const offerStates = {
  OFFERED: { ru: 'Действует', en: 'In force' },
  ENDED: { ru: 'Срок предложения истёк', en: 'The term has passed' },
  ...offerStatusMessages,
} as const satisfies Record<string, Message>

type OfferState = keyof typeof offerStates

/** What a bank offers. */
export type OfferTerms = Pick<
  Insertable<FinanceOfferTable>,
  | 'product'
  | 'financing_limit'
  | 'interest_rate'
  | 'end_date'
  | 'advance_rate'
  | 'max_deferral_days'
  | 'fee'
  | 'with_recourse'
>

const move = movesOf<OfferState, Row, OfferTerms>()

/** Offers of banks. */
export const offerMachine = defineMachine({
  id: 'finance.offer',
  title: { ru: 'Предложение банка', en: 'Offer of a bank' },
  states: offerStates,
  initial: 'OFFERED',
  moves: {
    offer: move<OfferTerms>({
      title: { ru: 'Банк предложил условия', en: 'The bank has offered terms' },
      from: ['OFFERED', 'ENDED', 'CANCEL'],
      to: 'OFFERED',
      actors: ['PARTNER', 'STAFF'],
      guard: ({ input, now }) => assertNotPast('endDate', input.end_date, now),
      change: ({ input }) => input,
    }),
    withdraw: move({
      title: { ru: 'Банк отозвал предложение', en: 'The bank has withdrawn the offer' },
      from: ['OFFERED', 'ENDED'],
      to: 'CANCEL',
      actors: ['PARTNER'],
      alreadyPast: ['CANCEL'],
    }),
  },
  timed: [{ from: 'OFFERED', to: 'ENDED', title: { ru: 'Последний день прошёл', en: 'The last day has passed' } }],
  lock: ({ query }: Database, { id, organizationId }): Promise<Row | undefined> => {
    const found = query.selectFrom('finance_offer').selectAll().where('id', '=', id).where('is_deleted', '=', false)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.forUpdate().executeTakeFirst()
  },
  stateOf: ({ status, end_date: endDate }: Row, today): OfferState => status ?? (endDate < today ? 'ENDED' : 'OFFERED'),
  keyOf: ({ id, organization_id: organizationId }) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change, at) {
    await query
      .updateTable('finance_offer')
      .set({ ...change, status: asStatus(to === 'CANCEL' ? to : null), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
