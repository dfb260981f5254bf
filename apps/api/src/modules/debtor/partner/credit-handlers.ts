import * as credit from '@cabinet/contract/debtor/partner-credit'
import type { InsurerBuyer, InsurerShipment } from '@cabinet/contract/debtor/partner-credit'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type CallContext, handlers } from '../../../platform/handlers.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { reportTo } from '../../../platform/partners/report.ts'
import { historyOf } from '../../../platform/transitions/history.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { findBuyerById } from '../buyers/store.ts'
import { limitMachine, resumeEvent } from '../buyers/transitions.ts'
import { shipmentMachine } from '../shipments/transitions.ts'
import * as store from './credit-store.ts'

type OfOne = CallContext & { readonly params: { readonly id: string } }

const buyerOf = (row: store.InsurersBuyer, versions: ReadonlyMap<string, number>): InsurerBuyer => ({
  id: row.id,
  version: versions.get(row.id) ?? 0,
  insuranceId: row.organization_id,
  policyholder: { shortName: row.holder_name, itn: row.holder_itn },
  state: row.limit_status ?? 'NONE',
  itn: row.itn,
  kpp: row.kpp,
  ogrn: row.ogrn,
  shortName: row.short_name,
  fullName: row.full_name,
  contract: { number: row.contract_number, date: row.contract_date },
  paymentTermDays: row.payment_term_days,
  requestedLimit: row.requested_limit,
  requestedDateTime: row.requested_at,
  approvedLimit: row.approved_limit,
  validUntil: row.limit_valid_until,
  usedLimit: row.used,
  overdueSum: row.overdue,
})

const shipmentOf = (row: store.InsurersShipment, versions: ReadonlyMap<string, number>): InsurerShipment => ({
  id: row.id,
  version: versions.get(row.id) ?? 0,
  insuranceId: row.organization_id,
  buyerId: row.buyer_id,
  number: row.number,
  state: row.status,
  document: { type: row.document_type, number: row.document_number, date: row.document_date },
  shipmentDate: row.shipment_date,
  dueDate: row.due_date,
  amount: row.amount,
  paidAmount: row.paid_amount,
  insuredAmount: row.insured_amount ?? 0,
  premium: row.premium ?? 0,
  declaredDateTime: row.declared_at ?? row.created_at,
  noticeDate: row.notice_date,
  noticeComment: row.notice_comment,
})

const listBuyers = async ({ platform, partner, query }: CallContext & { readonly query: store.Paging }) => {
  const { database, clock } = platform
  const rows = await store.findInsurersBuyers(database, partner.partyId, businessDay(clock.now()), query)
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(database, limitMachine.id, ids)
  return { buyers: rows.map((row) => buyerOf(row, versions)) }
}

type OfMany = CallContext & { readonly body: AnyRequest }

const findBuyers = async ({ platform: { database, clock }, partner, body }: OfMany) => {
  const today = businessDay(clock.now())
  const { rows, count } = await store.findPageOfBuyers(database, partner.partyId, today, body)
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(database, limitMachine.id, ids)
  return pageAround(
    rows.map((row) => buyerOf(row, versions)),
    count,
    body,
  )
}

const sumBuyers = ({ platform: { database, clock }, partner, body }: OfMany) =>
  store.sumBuyers(database, partner.partyId, businessDay(clock.now()), body)

const historyOfBuyer = async ({ platform: { database, clock }, partner, language, params: { id } }: OfOne) => {
  const row = await store.findInsurersBuyer(database, partner.partyId, businessDay(clock.now()), id)
  if (!row) throw errors.notFound()
  const title = { ru: 'Покупатель добавлен', en: 'The buyer was added' }
  const lines = await historyOf(database, limitMachine, { id, at: row.created_at, title, by: 'USER' }, language)
  return { events: lines.map(({ status, ...line }) => ({ ...line, state: status.name })) }
}

const getBuyer = async ({ platform, partner, params: { id } }: OfOne) => {
  const { database, clock } = platform
  const row = await store.findInsurersBuyer(database, partner.partyId, businessDay(clock.now()), id)
  if (!row) throw errors.notFound()
  return buyerOf(row, await versionsOf(database, limitMachine.id, [id]))
}

const listShipments = async ({
  platform: { database },
  partner,
  query,
}: CallContext & { readonly query: Parameters<typeof store.findInsurersShipments>[2] }) => {
  const rows = await store.findInsurersShipments(database, partner.partyId, query)
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(database, shipmentMachine.id, ids)
  return { shipments: rows.map((row) => shipmentOf(row, versions)) }
}

const getShipment = async ({ platform: { database }, partner, params: { id } }: OfOne) => {
  const row = await store.findInsurersShipment(database, partner.partyId, id)
  if (!row) throw errors.notFound()
  return shipmentOf(row, await versionsOf(database, shipmentMachine.id, [id]))
}

/** What another insurer insures does not exist for this one. */
const ofInsurer =
  ({ partyId }: { readonly partyId: string }) =>
  ({ insurer_id: insurerId }: { readonly insurer_id: string | null }): boolean =>
    insurerId === partyId

/** The buyer as it stands before an event; what is not there is refused by the event itself. */
const findBuyer = ({ platform, params }: OfOne) => findBuyerById(platform.database, params.id)

/** Calls of insurers about limits and shipments. */
export const creditHandlers = handlers(credit, {
  listBuyers: (context) => listBuyers(context),
  findBuyers: (context) => findBuyers(context),
  summaryOfBuyers: (context) => sumBuyers(context),
  buyer: (context) => getBuyer(context),
  buyerHistory: (context) => historyOfBuyer(context),
  listShipments: (context) => listShipments(context),
  shipment: (context) => getShipment(context),
  approveLimit: async (context) => {
    const { approvedLimit: limit, validUntil, ratingGroup, comment } = context.body
    const row = await findBuyer(context)
    const event = limit < (row?.requested_limit ?? 0) ? 'approvePart' : 'approve'
    const decision = { limit, validUntil, ratingGroup, comment: comment ?? null }
    return reportTo(context, limitMachine, event, decision, ofInsurer(context.partner), comment ?? null)
  },
  refuseLimit: async (context) => {
    const { reason, ratingGroup } = context.body
    const row = await findBuyer(context)
    const event = (row?.approved_limit ?? 0) > 0 && row?.limit_status === 'REQUESTED' ? 'keep' : 'reject'
    const decision = { ratingGroup, comment: reason }
    return reportTo(context, limitMachine, event, decision, ofInsurer(context.partner), reason)
  },
  suspendLimit: (context) => {
    const { reason } = context.body
    return reportTo(context, limitMachine, 'suspend', { comment: reason }, ofInsurer(context.partner), reason)
  },
  resumeLimit: async (context) => {
    const row = await findBuyer(context)
    const event = row ? resumeEvent(row) : 'resume'
    return reportTo(context, limitMachine, event, undefined, ofInsurer(context.partner))
  },
  expireLimit: (context) => reportTo(context, limitMachine, 'expire', undefined, ofInsurer(context.partner)),
  takeRecovery: (context) => reportTo(context, shipmentMachine, 'recover', undefined, ofInsurer(context.partner)),
})
