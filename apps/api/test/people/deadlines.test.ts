import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

const web = join(import.meta.dirname, '../../../web/src/modules')

/** Kinds of what waits that people read: those that a module of the web application has words for. */
const shownKinds = new Set(
  readdirSync(web).flatMap((module) => {
    const texts = JSON.parse(readFileSync(join(web, module, 'messages/ru.json'), 'utf8')) as Record<string, string>
    return Object.keys(texts).flatMap((id) => /^attention\.([A-Z_]+)\.action$/.exec(id)?.[1] ?? [])
  }),
)

/** Why people need no line for a last day. */
interface Reason {
  readonly because: string
}
const because = (reason: string): Reason => ({ because: reason })
const technical = because('nobody but the server works with it')

/** Every last day that the database knows: what waits for people before it, or why nothing does. */
const deadlines: Readonly<Record<string, readonly string[] | Reason>> = {
  'sender_invoice.due_date': ['SENDER_INVOICE', 'SENDER_SUSPENDED'],
  'debtor_invoice.due_date': ['CREDIT_INVOICE', 'CREDIT_SUSPENDED'],
  'debtor_insurance.end_date': ['CREDIT_POLICY'],
  'debtor_buyer.limit_valid_until': ['CREDIT_LIMIT'],
  'debtor_shipment.notice_until': ['CREDIT_NOTIFY'],
  'debtor_shipment.claim_from': ['CREDIT_CLAIM'],
  'debtor_shipment.due_date': because('the buyer pays; when it has passed, CREDIT_NOTIFY waits'),
  'claim.submit_until': ['CLAIM_DRAFT', 'CLAIM_GROUP_DRAFT'],
  'claim.documents_until': ['CLAIM_DOCUMENTS'],
  'claim.decision_until': because('the insurer decides'),
  'claim.payment_until': because('the insurer pays'),
  'finance_offer.end_date': because('an offer is a proposal: nothing is lost that the company has'),
  'finance_agreement.finished_date': ['FINANCE_AGREEMENT'],
  'finance_request.planned_decision_date': because('the bank decides'),
  'finance_request.retry_available_date': because('from that day on more is possible, nothing ends'),
  'finance_object.planned_repayment_date': ['FINANCE_RECOURSE'],
  'finance_supply.due_date': because('the buyer pays; recourse of its object is FINANCE_RECOURSE'),
  'finance_invoice.due_date': because('the buyer pays, as for its supply'),
  'sender_order.keep_free_until': because('the courier stores the parcel, its addressee collects it'),
  'sender_order.planned_delivery_date': because('the courier delivers'),
  'seller_invitation.expires_at': because('the marketplace sends another'),
  'partner_key.expires_at': because('keys belong to partners, staff issue the next'),
  'partner_webhook.old_secret_until': technical,
  'confirmation_code.expires_at': technical,
  'email.code_until': technical,
  'push_message.code_until': technical,
  'text_message.code_until': technical,
  'refresh_token.expires_at': technical,
  'session.expires_at': technical,
  'sign_in_ticket.expires_at': technical,
  'spent_challenge.expires_at': technical,
  'job.claimed_until': technical,
  'job.due_at': technical,
  'job.retry_at': technical,
  'job_failure.due_at': technical,
  'job_failure.retry_at': technical,
  'sender_sync.due_at': technical,
}

/** Names of columns that say until when. */
const LAST_DAY =
  /_until$|^due_|_due$|^end_date$|^finished_date$|^expires_|_deadline$|^planned_|^retry_|^claim_from$|^valid_to$/

describe('every last day', () => {
  let cabinet: Cabinet
  let columns: readonly string[]

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    const tables = await cabinet.platform.database.query.introspection.getTables()
    columns = tables.flatMap(({ name, columns: own }) =>
      own
        .filter(({ name: column, dataType }) => LAST_DAY.test(column) && /date|timestamp/.test(dataType))
        .map(({ name: column }) => `${name}.${column}`),
    )
  })
  afterAll(() => cabinet.remove())

  it('of the database has a line of what waits for people, or a reason', () => {
    expect(columns.toSorted()).toEqual(Object.keys(deadlines).toSorted())
  })

  it('is in words that a page has', () => {
    const kinds = Object.values(deadlines).flatMap((line) => ('because' in line ? [] : line))
    expect(kinds.filter((kind) => !shownKinds.has(kind))).toEqual([])
  })
})
