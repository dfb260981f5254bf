import type { InsurerClaimLine } from '@cabinet/contract/claim/partner-shapes'
import type { CallContext } from '../../../platform/handlers.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { claimMachine } from '../transitions.ts'
import { type ClaimLineRow, findPageOfClaims, sumSentClaims } from './list-store.ts'

type OfMany = CallContext & { readonly body: AnyRequest }

const lineOf = (row: ClaimLineRow, versions: ReadonlyMap<string, number>): InsurerClaimLine => ({
  id: row.id,
  version: versions.get(row.id) ?? 0,
  number: row.number,
  state: row.status,
  product: row.product,
  subject: row.subject_code,
  policyholder: { shortName: row.short_name, itn: row.itn },
  claimedAmount: row.claimed_amount ?? 0,
  approvedAmount: row.approved_amount,
  submittedDateTime: row.submitted_at,
  decisionUntil: row.decision_until,
  paymentUntil: row.payment_until,
})

/** A page of the claims that were sent to the insurer. */
export const findClaims = async ({ platform: { database }, partner, body }: OfMany) => {
  const { rows, count } = await findPageOfClaims(database, partner.partyId, body)
  const versions = await versionsOf(
    database,
    claimMachine.id,
    rows.map(({ id }) => id),
  )
  return pageAround(
    rows.map((row) => lineOf(row, versions)),
    count,
    body,
  )
}

/** How many claims match, and sums over them. */
export const sumClaims = ({ platform: { database }, partner, body }: OfMany) =>
  sumSentClaims(database, partner.partyId, body)
