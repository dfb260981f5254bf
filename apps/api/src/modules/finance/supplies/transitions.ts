import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { defineMachine, movesOf, type Step, type SubjectKey } from '../../../platform/transitions/machine.ts'
import { dropClaim, openClaim } from './claim.ts'
import { supplyStatusMessages } from './messages.ts'
import type { FinanceSupplyTable } from './tables.ts'
import { withOrganizations } from '../../organization/port.ts'

export type SupplyRow = Selectable<FinanceSupplyTable>
type SupplyState = SupplyRow['status']
type SupplyChange = Pick<SupplyRow, 'paid_amount' | 'confirmed_at'>

/** @throws HttpError 400 before the day after the due date */
const assertDue = ({ subject, now }: Step<SupplyRow>): void => {
  if (subject.due_date < businessDay(now)) return
  const text = { ru: 'Срок оплаты ещё не прошёл', en: 'The due date has not passed yet' }
  throw errors.validation([{ field: 'dueDate', code: 'too_early', text }])
}

const lockSupply = ({ query }: Database, { id, organizationId }: SubjectKey): Promise<SupplyRow | undefined> => {
  const found = query.selectFrom('finance_supply').selectAll().where('id', '=', id).where('is_deleted', '=', false)
  const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
  return own.forUpdate().executeTakeFirst()
}

const move = movesOf<SupplyState, SupplyRow, SupplyChange>()

/**
 * Deliveries with deferred payment. Confirmation, payment and cancellation come from the bank; `order`, `release` and
 * `finance` follow from what becomes of the financing object.
 */
export const supplyMachine = defineMachine({
  id: 'finance.supply',
  title: { ru: 'Поставка', en: 'Supply' },
  states: supplyStatusMessages,
  initial: 'NEW',
  moves: {
    confirm: move({
      title: { ru: 'Покупатель подтвердил поставку', en: 'The buyer has confirmed the supply' },
      from: ['NEW'],
      to: 'CONFIRMED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['CONFIRMED', 'IN_FINANCING', 'FINANCED', 'PAID', 'OVERDUE'],
      change: ({ at }) => ({ confirmed_at: at }),
      effect: async ({ database, subject, at }) => openClaim(database, { ...subject, status: 'CONFIRMED' }, at),
    }),
    order: move({
      title: { ru: 'Заказано финансирование', en: 'Financing has been ordered' },
      from: ['NEW', 'CONFIRMED'],
      to: 'IN_FINANCING',
      actors: ['USER', 'JOB'],
    }),
    release: move({
      title: { ru: 'Заказ снят', en: 'The order has ended' },
      from: ['IN_FINANCING'],
      to: 'CONFIRMED',
      actors: ['USER', 'JOB'],
      alreadyPast: ['NEW', 'CONFIRMED', 'PAID', 'OVERDUE'],
    }),
    releaseUnconfirmed: move({
      title: { ru: 'Заказ снят до подтверждения', en: 'The order has ended before the confirmation' },
      from: ['IN_FINANCING'],
      to: 'NEW',
      actors: ['USER', 'JOB'],
      alreadyPast: ['NEW', 'CONFIRMED', 'PAID', 'OVERDUE'],
    }),
    finance: move({
      title: { ru: 'Банк перечислил деньги', en: 'The bank has paid' },
      from: ['IN_FINANCING'],
      to: 'FINANCED',
      actors: ['JOB'],
      alreadyPast: ['FINANCED', 'PAID', 'OVERDUE'],
    }),
    pay: move({
      title: { ru: 'Покупатель оплатил поставку', en: 'The buyer has paid' },
      from: ['NEW', 'CONFIRMED', 'IN_FINANCING', 'FINANCED', 'OVERDUE'],
      to: 'PAID',
      actors: ['PARTNER', 'JOB', 'STAFF'],
      alreadyPast: ['PAID'],
      change: ({ subject }) => ({ paid_amount: subject.amount }),
      effect: ({ database, subject, at }) => dropClaim(database, subject, at),
    }),
    overdue: move({
      title: { ru: 'Срок оплаты прошёл', en: 'The due date has passed' },
      from: ['NEW', 'CONFIRMED', 'IN_FINANCING', 'FINANCED'],
      to: 'OVERDUE',
      actors: ['JOB', 'STAFF'],
      alreadyPast: ['OVERDUE', 'PAID', 'CANCELLED'],
      guard: assertDue,
    }),
    cancel: move({
      title: { ru: 'Поставка отменена', en: 'The supply has been cancelled' },
      from: ['NEW'],
      to: 'CANCELLED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['CANCELLED'],
      effect: ({ database, subject, at }) => dropClaim(database, subject, at),
    }),
  },
  lock: lockSupply,
  stateOf: ({ status }: SupplyRow): SupplyState => status,
  keyOf: ({ id, organization_id: organizationId }) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change: Partial<SupplyChange>, at) {
    await query
      .updateTable('finance_supply')
      .set({ ...change, status: asStatus(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})

/** Supplies of every organization that the world outside can move, the newest first. */
export const findAllSupplies = async (database: Database) => {
  const found = await database.query
    .selectFrom('finance_supply')
    .selectAll()
    .where('finance_supply.is_deleted', '=', false)
    .where('finance_supply.status', 'not in', ['PAID', 'CANCELLED'])
    .orderBy('finance_supply.supply_date', 'desc')
    .orderBy('finance_supply.id', 'desc')
    .limit(200)
    .execute()
  return withOrganizations(database, found, ['short_name'])
}
