import { errorCodes } from '@cabinet/contract/errors'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { Message } from '../../../kernel/language.ts'
import { publish } from '../../../platform/partners/partner.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { assertNotBefore } from '../../../platform/transitions/assert-terms.ts'
import { defineMachine, movesOf, type Step, type SubjectKey } from '../../../platform/transitions/machine.ts'
import { supplyMachine } from '../supplies/transitions.ts'
import { objectStatusMessages } from '../supplies/messages.ts'
import { raisePaid } from '../supplies/payment.ts'
import { cutOffOf, regressDay } from '../order-days.ts'
import { addDays } from '../../../kernel/days.ts'
import { shareOf } from '../../../kernel/shares.ts'
import { accruedOf } from './money.ts'
import type { FinanceObjectTable } from './tables.ts'
import { withOrganizations } from '../../organization/port.ts'

type Row = Selectable<FinanceObjectTable>

/** An object with those terms of its agreement that its moves depend on. */
export type MovedObject = Row & {
  readonly with_recourse: boolean
  readonly max_deferral_days: number
  readonly confirmed_at: string | null
}

type State = Row['status']
type Change = Omit<Row, 'organization_id' | 'id' | 'status' | 'updated_at' | 'advance_rate' | 'interest_rate'>

/** For which day an object is ordered and how much of it. */
export interface ObjectOrder {
  readonly date: DayText
  /** Kopecks. */
  readonly amount: number
}

/** What the bank has paid. */
export interface Financing {
  readonly day: DayText
  /** Kopecks; all that was ordered when absent. */
  readonly amount?: number | undefined
  readonly plannedRepaymentDate?: DayText | undefined
}

/** Why the bank does not finance an object. */
export interface ObjectRefusal {
  readonly reason: string
  readonly isFixable: boolean
}

/** How much has come back. */
export interface Repayment {
  readonly day: DayText
  /** Kopecks, from the beginning on: news that come twice or late count once. */
  readonly repaidAmount: number
}

const objects = ({ query }: Database) =>
  query
    .selectFrom('finance_object')
    .innerJoin('finance_agreement', (join) =>
      join
        .onRef('finance_agreement.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_agreement.id', '=', 'finance_object.agreement_id'),
    )
    .leftJoin('finance_supply', (join) =>
      join
        .onRef('finance_supply.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_supply.id', '=', 'finance_object.supply_id'),
    )
    .selectAll('finance_object')
    .select(['finance_agreement.with_recourse', 'finance_agreement.max_deferral_days', 'finance_supply.confirmed_at'])
    .where('finance_object.is_deleted', '=', false)

const lockObject = (database: Database, { id, organizationId }: SubjectKey): Promise<MovedObject | undefined> => {
  const found = objects(database).where('finance_object.id', '=', id)
  const own = organizationId === undefined ? found : found.where('finance_object.organization_id', '=', organizationId)
  return own.forUpdate('finance_object').executeTakeFirst()
}

/** Objects of every organization that a bank can move, the newest first. */
export const findAllObjects = async (database: Database) => {
  const found = await objects(database)
    .where('finance_object.status', 'not in', ['AVAILABLE', 'REPAID'])
    .orderBy('finance_object.created_at', 'desc')
    .orderBy('finance_object.id')
    .limit(200)
    .execute()
  return withOrganizations(database, found, ['short_name'])
}

type ObjectStep<Input = undefined> = Step<MovedObject, Input>

/**
 * What follows for the supply. News of the bank about the supply itself count by when they happened, so what merely
 * follows is not told in the name of the bank.
 */
const moveSupply = async (
  { platform, subject, actor }: ObjectStep<unknown>,
  event: 'order' | 'release' | 'releaseUnconfirmed' | 'finance' | 'pay',
): Promise<void> => {
  if (subject.supply_id === null) return
  const by: Actor = actor.kind === 'USER' && event !== 'pay' ? actor : { kind: 'JOB', id: 'finance.object' }
  const key = { id: subject.supply_id, organizationId: subject.organization_id }
  if (event === 'finance' || event === 'pay') {
    await applyEvent(platform, supplyMachine, { subject: key, event, input: undefined, actor: { ...by, kind: 'JOB' } })
  } else {
    await applyEvent(platform, supplyMachine, { subject: key, event, input: undefined, actor: by })
  }
}

const releaseSupply = (step: ObjectStep<unknown>): Promise<void> =>
  moveSupply(step, step.subject.confirmed_at === null ? 'releaseUnconfirmed' : 'release')

const notify = (
  { platform, subject, version, at }: ObjectStep<unknown>,
  type: 'object.ordered' | 'object.withdrawn' | 'tranche.requested',
): Promise<void> =>
  publish(platform, { type, kind: 'BANK', partyId: subject.bank_id, subjectId: subject.id, version, at })

const isTranche = ({ subject }: ObjectStep<unknown>): boolean => subject.kind === 'TRANCHE'

/** All that the bank advances for the claim. */
const advanceOf = ({ subject }: ObjectStep): number => shareOf(subject.claim_amount, Number(subject.advance_rate))

const wrong = (field: string, code: string, text: Message) => errors.validation([{ field, code, text }])

/** @throws HttpError 409 after the cut-off of the day for which it is ordered */
const assertBeforeCutOff = ({ subject, now }: ObjectStep): void => {
  if (subject.order_date !== null && now < cutOffOf(subject.order_date)) return
  throw errors.conflict(errorCodes.conflict, {
    ru: 'Заказ уже передан в банк: день закрыт в 15:00 по Москве',
    en: 'The bank has the order already: the day was closed at 15:00 Moscow time',
  })
}

/** @throws HttpError 400 for more than was ordered, and for money that would be due before it is paid */
const assertOrdered = ({ subject, input }: ObjectStep<Financing>): void => {
  if (input.plannedRepaymentDate !== undefined) {
    assertNotBefore('plannedRepaymentDate', input.plannedRepaymentDate, input.day)
  }
  if (input.amount === undefined || (input.amount > 0 && input.amount <= subject.financing_amount)) return
  throw wrong('financingAmount', 'too_much', { ru: 'Больше, чем заказано', en: 'More than was ordered' })
}

/** @throws HttpError 409 for a refusal that cannot be mended */
const assertFixable = ({ subject }: ObjectStep): void => {
  if (subject.is_fixable) return
  throw errors.conflict(errorCodes.wrongState, {
    ru: 'Причину отказа исправить нельзя',
    en: 'The reason of the refusal cannot be mended',
  })
}

const assertHasRecourse = ({ subject, now }: ObjectStep): void => {
  const due = subject.planned_repayment_date
  if (subject.with_recourse && due !== null && regressDay(due) <= businessDay(now)) return
  throw errors.conflict(errorCodes.wrongState, {
    ru: 'Регресс возможен по договору с регрессом через 30 дней после срока оплаты',
    en: 'Recourse comes with an agreement that has it, 30 days after the due date',
  })
}

const assertDue = ({ subject, now }: ObjectStep): void => {
  const due = subject.planned_repayment_date
  if (due !== null && due < businessDay(now)) return
  throw wrong('plannedRepaymentDate', 'too_early', {
    ru: 'Срок погашения ещё не прошёл',
    en: 'It has not fallen due yet',
  })
}

/** @throws HttpError 400 for less than before, for more than the claim, and for what does not fit the state it leads to */
const assertGrowth =
  (isWhole: boolean) =>
  ({ subject, input: { repaidAmount } }: ObjectStep<Repayment>): void => {
    if (repaidAmount < subject.repaid_amount) {
      throw wrong('repaidAmount', 'too_little', { ru: 'Меньше, чем погашено раньше', en: 'Less than before' })
    }
    if (repaidAmount > Math.max(subject.claim_amount, subject.financing_amount)) {
      throw wrong('repaidAmount', 'too_much', { ru: 'Больше суммы требования', en: 'More than the claim' })
    }
    if (isWhole !== repaidAmount >= subject.financing_amount) {
      throw wrong('repaidAmount', 'wrong_event', { ru: 'Погашено не полностью', en: 'It is not repaid in full' })
    }
  }

const repaid = ({ subject, input: { day, repaidAmount } }: ObjectStep<Repayment>): Partial<Change> => ({
  repaid_amount: repaidAmount,
  interest_before: accruedOf(subject, day),
  interest_since: day,
  ...(repaidAmount >= subject.financing_amount && { repaid_date: day }),
})

/** The buyer has paid the bank, so the supply is paid as far; in regress the client has. */
const payForSupply = async (step: ObjectStep<Repayment>): Promise<void> => {
  const { database, subject, input, at } = step
  if (subject.supply_id === null || subject.status === 'REGRESS') return
  const isWhole = await raisePaid(database, subject.organization_id, subject.supply_id, input.repaidAmount, at)
  if (isWhole) await moveSupply(step, 'pay')
}

const move = movesOf<State, MovedObject, Change>()

const repayPart = (state: 'FINANCED' | 'OVERDUE' | 'REGRESS') =>
  move<Repayment>({
    title: { ru: 'Погашена часть', en: 'A part has been repaid' },
    from: [state],
    to: state,
    actors: ['PARTNER'],
    call: 'repay',
    alreadyPast: ['REPAID'],
    guard: assertGrowth(false),
    change: repaid,
    effect: payForSupply,
  })

/** Claims and tranches under an agreement. */
export const objectMachine = defineMachine({
  id: 'finance.object',
  title: { ru: 'Объект финансирования', en: 'Financing object' },
  states: objectStatusMessages,
  initial: 'AVAILABLE',
  moves: {
    order: move<ObjectOrder>({
      title: { ru: 'Заказано финансирование', en: 'Financing has been ordered' },
      from: ['AVAILABLE'],
      to: 'ORDERED',
      actors: ['USER', 'JOB'],
      change: ({ input, at }) => ({
        order_date: input.date,
        financing_amount: input.amount,
        ordered_at: at,
        reject_reason: null,
        is_fixable: false,
      }),
      effect: async (step) => {
        await moveSupply(step, 'order')
        await notify(step, isTranche(step) ? 'tranche.requested' : 'object.ordered')
      },
    }),
    withdraw: move({
      title: { ru: 'Заказ отозван', en: 'The order has been withdrawn' },
      from: ['ORDERED'],
      to: 'AVAILABLE',
      actors: ['USER'],
      guard: assertBeforeCutOff,
      change: (step) => ({
        order_date: null,
        ordered_at: null,
        financing_amount: advanceOf(step),
        // A tranche is nothing but its order.
        is_deleted: isTranche(step),
      }),
      effect: async (step) => {
        await releaseSupply(step)
        await notify(step, 'object.withdrawn')
      },
    }),
    send: move({
      title: { ru: 'Передано в банк', en: 'The bank has it' },
      from: ['ORDERED'],
      to: 'SENT_TO_BANK',
      actors: ['JOB', 'PARTNER', 'STAFF'],
      call: 'take',
      alreadyPast: ['SENT_TO_BANK', 'FINANCED', 'REJECTED', 'OVERDUE', 'REGRESS', 'REPAID'],
    }),
    finance: move<Financing>({
      title: { ru: 'Банк перечислил деньги', en: 'The bank has paid' },
      // A bank may pay at once.
      from: ['ORDERED', 'SENT_TO_BANK'],
      to: 'FINANCED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['FINANCED', 'OVERDUE', 'REGRESS', 'REPAID'],
      guard: assertOrdered,
      change: ({ subject, input }) => ({
        financed_date: input.day,
        financing_amount: input.amount ?? subject.financing_amount,
        interest_since: input.day,
        planned_repayment_date:
          input.plannedRepaymentDate ?? subject.planned_repayment_date ?? addDays(input.day, subject.max_deferral_days),
      }),
      effect: (step) => moveSupply(step, 'finance'),
    }),
    reject: move<ObjectRefusal>({
      title: { ru: 'Банк отклонил', en: 'The bank has refused' },
      from: ['ORDERED', 'SENT_TO_BANK'],
      to: 'REJECTED',
      actors: ['PARTNER', 'STAFF'],
      call: 'refuse',
      alreadyPast: ['REJECTED'],
      change: ({ input }) => ({ reject_reason: input.reason, is_fixable: input.isFixable }),
      effect: releaseSupply,
    }),
    reopen: move({
      title: { ru: 'Причина отказа устранена', en: 'The reason of the refusal has been mended' },
      from: ['REJECTED'],
      to: 'AVAILABLE',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['AVAILABLE'],
      guard: assertFixable,
      change: (step) => ({
        financing_amount: advanceOf(step),
        order_date: null,
        ordered_at: null,
        reject_reason: null,
        is_fixable: false,
        told_status: null,
      }),
    }),
    overdue: move({
      title: { ru: 'Срок погашения прошёл', en: 'The due date has passed' },
      from: ['FINANCED'],
      to: 'OVERDUE',
      actors: ['JOB', 'PARTNER', 'STAFF'],
      alreadyPast: ['OVERDUE', 'REGRESS', 'REPAID'],
      guard: assertDue,
    }),
    regress: move({
      title: { ru: 'Банк требует возврата', en: 'The bank asks the money back' },
      from: ['OVERDUE'],
      to: 'REGRESS',
      actors: ['JOB', 'PARTNER', 'STAFF'],
      alreadyPast: ['REGRESS', 'REPAID'],
      guard: assertHasRecourse,
    }),
    repayPart: repayPart('FINANCED'),
    repayPartLate: repayPart('OVERDUE'),
    repayPartInRegress: repayPart('REGRESS'),
    repay: move<Repayment>({
      title: { ru: 'Погашено', en: 'Repaid' },
      from: ['FINANCED', 'OVERDUE', 'REGRESS'],
      to: 'REPAID',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['REPAID'],
      guard: assertGrowth(true),
      change: repaid,
      effect: payForSupply,
    }),
  },
  lock: lockObject,
  stateOf: ({ status }: MovedObject): State => status,
  keyOf: ({ id, organization_id: organizationId }) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change: Partial<Change>, at) {
    await query
      .updateTable('finance_object')
      .set({ ...change, status: asStatus(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
