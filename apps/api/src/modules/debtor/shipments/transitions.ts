import type { ShipmentStatus } from '@cabinet/contract/debtor/shipments'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import { businessDay } from '../../../kernel/clock.ts'
import type { EmailKind } from '../../../platform/emails/email.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { publish } from '../../../platform/partners/partner.ts'
import { defineMachine, movesOf, type Step } from '../../../platform/transitions/machine.ts'
import { findRecipients } from '../../people/port.ts'
import { type EmailDebt, noticeMissed, paymentDue, paymentOverdue } from './emails.ts'
import type { Cover } from '../buyers/cover.ts'
import { shipmentErrors, shipmentStatusMessages } from './messages.ts'
import { type BuyerPayment, insertPayment } from './payments.ts'
import type { DebtorShipmentTable } from './tables.ts'

export type ShipmentRow = Selectable<DebtorShipmentTable>
/** A shipment with its buyer and who insures it. */
export type MovedShipment = ShipmentRow & { readonly buyer: string; readonly insurer_id: string | null }

type ShipmentStep<Input = undefined> = Step<MovedShipment, Input>
type Change = Pick<
  ShipmentRow,
  | 'paid_amount'
  | 'declared_at'
  | 'insured_amount'
  | 'premium'
  | 'uninsured_reason'
  | 'notice_until'
  | 'claim_from'
  | 'notice_date'
  | 'notice_comment'
  | 'claim_id'
  | 'indemnity_amount'
> & { readonly indemnity_rate: number | null }

/** What is fixed when a shipment is declared. */
export interface Declaration extends Cover {
  readonly indemnityRate: number
  readonly noticeUntil: string
  readonly claimFrom: string
}

/** A debt as emails name it. */
export const debtOf = ({ buyer, number, amount, paid_amount: paid, due_date: dueDate }: MovedShipment): EmailDebt => ({
  buyer,
  shipment: number,
  sum: amount - paid,
  dueDate,
})

const notify =
  (email: EmailKind<EmailDebt>) =>
  async ({ platform, subject }: Step<MovedShipment, never>): Promise<void> => {
    const readers = await findRecipients(platform.database, subject.organization_id, { roles: ['DEBTOR'] })
    await sendToRecipients(platform, subject.organization_id, readers, email, debtOf(subject))
  }

const declared = ({ input, at }: ShipmentStep<Declaration>): Partial<Change> => ({
  declared_at: at,
  insured_amount: input.insuredAmount,
  premium: input.premium,
  indemnity_rate: input.indemnityRate,
  uninsured_reason: input.reason,
  notice_until: input.noticeUntil,
  claim_from: input.claimFrom,
})

const move = movesOf<ShipmentStatus, MovedShipment, Change>()

const moves = {
  declare: move<Declaration>({
    title: { ru: 'Отправлена на страхование', en: 'Declared' },
    from: ['DRAFT'],
    to: 'SHIPPED',
    actors: ['USER'],
    change: declared,
  }),
  declareUninsured: move<Declaration>({
    title: { ru: 'Отправлена, но не застрахована', en: 'Declared, not insured' },
    from: ['DRAFT'],
    to: 'UNINSURED',
    actors: ['USER'],
    change: declared,
  }),
  fallDue: move({
    title: { ru: 'До срока оплаты 5 дней', en: 'Due in 5 days' },
    from: ['SHIPPED'],
    to: 'PAYMENT_DUE',
    actors: ['JOB', 'STAFF'],
    alreadyPast: ['PAYMENT_DUE'],
    effect: notify(paymentDue),
  }),
  overdue: move({
    title: { ru: 'Срок оплаты прошёл', en: 'The due date has passed' },
    from: ['SHIPPED', 'PAYMENT_DUE'],
    to: 'OVERDUE',
    actors: ['JOB', 'STAFF'],
    alreadyPast: ['OVERDUE'],
    effect: notify(paymentOverdue),
  }),
  notify: move<{ readonly comment: string | null }>({
    title: { ru: 'Страховщику сообщили о просрочке', en: 'The insurer was notified of the overdue payment' },
    from: ['OVERDUE'],
    to: 'NOTIFIED',
    actors: ['USER', 'STAFF'],
    alreadyPast: ['NOTIFIED', 'RECOVERY', 'CLAIM'],
    guard: ({ subject, now }) => {
      if (businessDay(now) > subject.notice_until) throw shipmentErrors.noticeLate()
    },
    change: ({ input, now }) => ({ notice_date: businessDay(now), notice_comment: input.comment }),
    effect: async ({ platform, subject, version, at }) => {
      const { insurer_id: partyId, id: subjectId } = subject
      if (partyId === null) return
      await publish(platform, { type: 'overdue.notified', kind: 'INSURER', partyId, subjectId, version, at })
    },
  }),
  missNotice: move({
    title: { ru: 'Срок уведомления пропущен', en: 'The time to notify has passed' },
    from: ['OVERDUE'],
    to: 'UNINSURED',
    actors: ['JOB', 'STAFF'],
    alreadyPast: ['UNINSURED'],
    change: () => ({ insured_amount: 0, uninsured_reason: 'NOTICE_MISSED' }),
    effect: notify(noticeMissed),
  }),
  recover: move({
    title: { ru: 'Долг передан на взыскание', en: 'The debt was taken over for recovery' },
    from: ['NOTIFIED'],
    to: 'RECOVERY',
    actors: ['PARTNER', 'STAFF'],
    alreadyPast: ['RECOVERY', 'CLAIM', 'INDEMNIFIED', 'CLAIM_REJECTED', 'PAID'],
  }),
  pay: move<BuyerPayment>({
    title: { ru: 'Покупатель заплатил', en: 'The buyer has paid' },
    from: ['SHIPPED', 'PAYMENT_DUE', 'OVERDUE', 'NOTIFIED', 'RECOVERY', 'UNINSURED', 'CLAIM_REJECTED'],
    to: 'PAID',
    actors: ['USER', 'STAFF'],
    change: ({ subject }) => ({ paid_amount: subject.amount }),
    effect: ({ database, subject, input, actor, at }) => insertPayment(database, subject, input, actor, at),
  }),
  fileClaim: move<{ readonly claimId: string }>({
    title: { ru: 'Подано заявление', en: 'A claim was filed' },
    from: ['SHIPPED', 'PAYMENT_DUE', 'OVERDUE', 'NOTIFIED', 'RECOVERY', 'CLAIM_REJECTED'],
    to: 'CLAIM',
    actors: ['USER', 'JOB', 'PARTNER'],
    call: null,
    change: ({ input }) => ({ claim_id: input.claimId }),
  }),
  withdrawClaim: move({
    title: { ru: 'Заявление отозвано', en: 'The claim was withdrawn' },
    from: ['CLAIM'],
    to: 'NOTIFIED',
    actors: ['USER', 'STAFF', 'JOB'],
    alreadyPast: ['NOTIFIED'],
    change: () => ({ claim_id: null }),
  }),
  indemnify: move<{ readonly amount: number }>({
    title: { ru: 'Страховщик заплатил', en: 'The insurer has paid' },
    from: ['CLAIM'],
    to: 'INDEMNIFIED',
    actors: ['PARTNER', 'STAFF', 'JOB'],
    call: null,
    alreadyPast: ['INDEMNIFIED'],
    change: ({ input }) => ({ indemnity_amount: input.amount }),
  }),
  refuseClaim: move({
    title: { ru: 'Страховщик отказал', en: 'The insurer has refused' },
    from: ['CLAIM'],
    to: 'CLAIM_REJECTED',
    actors: ['PARTNER', 'STAFF', 'JOB'],
    call: null,
    alreadyPast: ['CLAIM_REJECTED'],
  }),
}

const shipments = ({ query }: Database) =>
  query
    .selectFrom('debtor_shipment')
    .innerJoin('debtor_buyer', (join) =>
      join
        .onRef('debtor_buyer.organization_id', '=', 'debtor_shipment.organization_id')
        .onRef('debtor_buyer.id', '=', 'debtor_shipment.buyer_id'),
    )
    .leftJoin('debtor_insurance', 'debtor_insurance.organization_id', 'debtor_shipment.organization_id')
    .selectAll('debtor_shipment')
    .select(['debtor_buyer.short_name as buyer', 'debtor_insurance.insurer_id'])
    .where('debtor_shipment.is_deleted', '=', false)

/** A delivery with deferred payment. */
export const shipmentMachine = defineMachine({
  id: 'debtor.shipment',
  title: { ru: 'Отгрузка', en: 'Shipment' },
  states: shipmentStatusMessages,
  initial: 'DRAFT',
  moves,
  lock: (database, { id, organizationId }): Promise<MovedShipment | undefined> => {
    const found = shipments(database).where('debtor_shipment.id', '=', id)
    const own =
      organizationId === undefined ? found : found.where('debtor_shipment.organization_id', '=', organizationId)
    return own.forUpdate('debtor_shipment').executeTakeFirst()
  },
  stateOf: ({ status }: MovedShipment): ShipmentStatus => status,
  keyOf: ({ id, organization_id: organizationId }: MovedShipment) => ({ id, organizationId }),
  async save({ query }, { organization_id, id, version }, to, change: Partial<Change>, at) {
    await query
      .updateTable('debtor_shipment')
      .set({ ...change, status: asStatus(to), version: version + 1, updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})

/** Declared shipments of every organization that the world outside can move, the newest first; claims move their own. */
export const findAllShipments = (database: Database): Promise<MovedShipment[]> =>
  shipments(database)
    .where('debtor_shipment.status', 'not in', ['DRAFT', 'PAID', 'CLAIM', 'INDEMNIFIED'])
    .orderBy('debtor_shipment.shipment_date', 'desc')
    .orderBy('debtor_shipment.id')
    .limit(200)
    .execute()
