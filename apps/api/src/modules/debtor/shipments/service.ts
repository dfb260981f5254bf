import { paymentRules, shipmentRules } from '@cabinet/contract/debtor/form-rules'
import type {
  cover as coverCall,
  create as createCall,
  DebtorShipmentCard,
  declare as declareCall,
  notify as notifyCall,
  pay as payCall,
  update as updateCall,
} from '@cabinet/contract/debtor/shipments'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { sqlStateOf } from '../../../db/database.ts'
import { businessDay } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import { named } from '../../../kernel/language.ts'
import { checkRules } from '../../../kernel/rules.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { lockUpload } from '../../../platform/files/attachment.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findBuyer } from '../buyers/store.ts'
import { lockBuyer } from '../buyers/transitions.ts'
import { findTerms } from '../policy/store.ts'
import { coverNow, deadlinesOf, declareOne } from './declare.ts'
import { shipmentErrors, uninsuredReasonMessages } from './messages.ts'
import { allocateNumbers } from './numbers.ts'
import { insertPayment } from './payments.ts'
import * as store from './store.ts'
import { type ShipmentRow, shipmentMachine } from './transitions.ts'
import { UNPAID } from '../buyers/uses.ts'
import { cardOf, shipmentOf } from './view.ts'

const UNIQUE_VIOLATION = '23505'

interface OfOne extends RequestContext {
  readonly params: { readonly id: string }
}

interface OfMany extends RequestContext {
  readonly body: AnyRequest
}

type Entered = Omit<ReceivedOf<typeof createCall>['body'], 'isDeclared'>

const todayOf = ({ platform }: Pick<RequestContext, 'platform'>): string => businessDay(platform.clock.now())

/** Shipments by a filter. */
export const findShipments = async (context: OfMany) => {
  const { platform, organizationId, language, body } = context
  const { rows, count } = await store.findShipments(platform.database, organizationId, todayOf(context), body)
  return pageAround(
    rows.map((row) => shipmentOf(row, language)),
    count,
    body,
  )
}

/** Sums over everything that a filter matches. */
export const sumShipments = (context: OfMany) =>
  store.sumShipments(context.platform.database, context.organizationId, todayOf(context), context.body)

type Reader = Pick<RequestContext, 'platform' | 'organizationId' | 'language'>

const getCard = async (reader: Reader, id: string): Promise<DebtorShipmentCard> => {
  const { platform, organizationId } = reader
  const row = await store.findShipment(platform.database, organizationId, todayOf(reader), id)
  if (!row) throw errors.notFound()
  return cardOf(reader, row)
}

/** @throws HttpError 404 */
export const getShipment = (context: OfOne): Promise<DebtorShipmentCard> => getCard(context, context.params.id)

/** What is entered, checked; the buyer and the file are the organization's own. */
const columnsOf = async ({ platform, organizationId }: RequestContext, entered: Entered, shipmentId: string) => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const terms = await findTerms(database, organizationId, today)
  if (!(await findBuyer(database, organizationId, entered.buyerId))) throw errors.notFound()
  checkRules(entered, shipmentRules({ today, maxDeferralDays: terms.maxDeferralDays }))
  const { fileId } = entered.document
  if (fileId !== null) {
    const file = await lockUpload(database, { fileId, organizationId, purpose: 'SHIPMENT_DOCUMENT' })
    if (!file) throw errors.notFound()
    if (await store.isDocument(database, fileId, shipmentId)) throw shipmentErrors.fileTaken()
  }
  const dueDate = addDays(entered.shipmentDate, entered.deferralDays)
  const { noticeUntil, claimFrom } = deadlinesOf(dueDate, terms)
  return {
    buyer_id: entered.buyerId,
    contract_number: entered.contract.number,
    contract_date: entered.contract.date,
    document_type: entered.document.type,
    document_number: entered.document.number,
    document_date: entered.document.date,
    file_id: fileId,
    shipment_date: entered.shipmentDate,
    amount: entered.amount,
    vat_amount: entered.vatAmount,
    deferral_days: entered.deferralDays,
    due_date: dueDate,
    notice_until: noticeUntil,
    claim_from: claimFrom,
  }
}

/** A new draft without what is entered. */
export const EMPTY_DRAFT = {
  version: 1,
  paid_amount: 0,
  status: 'DRAFT',
  declared_at: null,
  insured_amount: null,
  premium: null,
  indemnity_rate: null,
  uninsured_reason: null,
  notice_reminded_at: null,
  notice_date: null,
  notice_comment: null,
  claim_id: null,
  indemnity_amount: null,
  invoice_id: null,
  is_deleted: false,
} as const

/** Two people who enter the same delivery note: the second hears of the first. */
const orTaken = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw shipmentErrors.taken()
    throw error
  }
}

/**
 * Makes a draft, or declares a shipment at once.
 *
 * @throws HttpError 400, 404 for a buyer or a file of another organization, 409 for a document that is on the register
 */
export const createShipment = (
  context: RequestContext & { readonly body: ReceivedOf<typeof createCall>['body'] },
): Promise<DebtorShipmentCard> => {
  const { platform, organizationId, user, body } = context
  const { database, clock } = platform
  return orTaken(
    database.transaction(async () => {
      const id = newId()
      const at = clock.nowText()
      const columns = await columnsOf(context, body, id)
      const [number] = await allocateNumbers(database, organizationId, 1)
      if (!number) throw new Error('No number was taken')
      await store.insertShipments(database, [
        {
          ...EMPTY_DRAFT,
          ...columns,
          ...number,
          organization_id: organizationId,
          id,
          created_by: user.id,
          created_at: at,
          updated_at: at,
        },
      ])
      if (body.isDeclared) {
        const row = await store.lockShipment(database, organizationId, id)
        if (row) await declareOne(platform, row, { kind: 'USER', id: user.id })
      }
      return getCard(context, id)
    }),
  )
}

/** The draft that is held. */
const draftOf = async ({ platform, organizationId, params }: OfOne): Promise<ShipmentRow> => {
  const row = await store.lockShipment(platform.database, organizationId, params.id)
  if (!row) throw errors.notFound()
  if (row.status !== 'DRAFT') throw shipmentErrors.declared()
  return row
}

/**
 * Changes a draft.
 *
 * @throws HttpError 400, 404, 409 when it is declared or somebody has changed it meanwhile
 */
export const updateShipment = (
  context: OfOne & { readonly body: ReceivedOf<typeof updateCall>['body'] },
): Promise<DebtorShipmentCard> => {
  const { platform, body } = context
  const { database, clock } = platform
  return orTaken(
    database.transaction(async () => {
      const row = await draftOf(context)
      if (row.version !== body.version) throw errors.stale()
      const columns = await columnsOf(context, body, row.id)
      await store.updateShipment(database, row, { ...columns, updated_at: clock.nowText() })
      return getShipment(context)
    }),
  )
}

/** @throws HttpError 404, 409 when it is declared */
export const removeShipment = (context: OfOne): Promise<void> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    const row = await draftOf(context)
    await store.updateShipment(database, row, { is_deleted: true, file_id: null, updated_at: clock.nowText() })
  })
}

/**
 * Declares drafts in the order given. What is declared already stays as it is and is not counted.
 *
 * @throws HttpError 404 when one of them is not the organization's: then none is declared
 */
export const declareShipments = (
  context: RequestContext & { readonly body: ReceivedOf<typeof declareCall>['body'] },
) => {
  const { platform, organizationId, user, body } = context
  const { database } = platform
  const ids = [...new Set(body.shipmentIds)]
  return database.transaction(async () => {
    const rows = new Map((await store.lockShipments(database, organizationId, ids)).map((row) => [row.id, row]))
    if (rows.size < ids.length) throw errors.notFound()
    // Buyers are held in one order, whatever the order of the shipments: two declarations never wait in a ring.
    const buyerIds = [...new Set([...rows.values()].map(({ buyer_id: id }) => id))].toSorted()
    for (const id of buyerIds) await lockBuyer(database, { id, organizationId })
    const sums = { declaredCount: 0, amountSum: 0, insuredSum: 0, premiumSum: 0, uninsuredCount: 0 }
    for (const row of ids.flatMap((id) => rows.get(id) ?? [])) {
      if (row.status !== 'DRAFT') continue
      const cover = await declareOne(platform, row, { kind: 'USER', id: user.id })
      sums.declaredCount += 1
      sums.amountSum += row.amount
      sums.insuredSum += cover.insuredAmount
      sums.premiumSum += cover.premium
      if (cover.insuredAmount === 0) sums.uninsuredCount += 1
    }
    return sums
  })
}

/** @throws HttpError 404 */
export const previewCover = async ({
  platform,
  organizationId,
  language,
  query,
}: RequestContext & Pick<ReceivedOf<typeof coverCall>, 'query'>) => {
  const buyer = await findBuyer(platform.database, organizationId, query.buyerId)
  if (!buyer) throw errors.notFound()
  const { amount, deferralDays, shipmentDate } = query
  const dueDate = addDays(shipmentDate, deferralDays)
  const shipment = { amount, deferralDays, shipmentDate, dueDate }
  const { insuredAmount, premium, reason, available } = await coverNow(platform, organizationId, buyer, shipment)
  return {
    insuredAmount,
    premium,
    availableLimit: available,
    uninsuredReason: reason && named(uninsuredReasonMessages, reason, language),
  }
}

const isUnpaid = ({ status }: ShipmentRow): boolean => (UNPAID as readonly string[]).includes(status)

/**
 * Notes a payment of the buyer.
 *
 * @throws HttpError 400, 404, 409 when nothing is unpaid
 */
export const recordPayment = (
  context: OfOne & { readonly body: ReceivedOf<typeof payCall>['body'] },
): Promise<DebtorShipmentCard> => {
  const { platform, organizationId, params, body, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const row = await store.lockShipment(database, organizationId, params.id)
    if (!row) throw errors.notFound()
    const debtAmount = row.amount - row.paid_amount
    if (!isUnpaid(row) || debtAmount === 0) throw shipmentErrors.notUnpaid()
    checkRules(body, paymentRules({ today: businessDay(clock.now()), shipmentDate: row.shipment_date, debtAmount }))
    const actor = { kind: 'USER', id: user.id } as const
    if (body.amount === debtAmount && row.status !== 'CLAIM') {
      const subject = { id: row.id, organizationId }
      await applyEvent(platform, shipmentMachine, { subject, event: 'pay', input: body, actor })
    } else {
      // A claim goes on also when the buyer pays meanwhile: the insurer sees the smaller debt.
      const at = clock.nowText()
      await insertPayment(database, row, body, actor, at)
      await store.updateShipment(database, row, { paid_amount: row.paid_amount + body.amount, updated_at: at })
    }
    return getShipment(context)
  })
}

/**
 * Tells the insurer of an overdue payment.
 *
 * @throws HttpError 404, 409 when it is not overdue, or the time to tell has passed
 */
export const giveNotice = async (
  context: OfOne & { readonly body: ReceivedOf<typeof notifyCall>['body'] },
): Promise<DebtorShipmentCard> => {
  const { platform, organizationId, params, body, user } = context
  await applyEvent(platform, shipmentMachine, {
    subject: { id: params.id, organizationId },
    event: 'notify',
    input: { comment: body.comment || null },
    actor: { kind: 'USER', id: user.id },
  })
  return getShipment(context)
}
