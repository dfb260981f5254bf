import { insuranceTypeOf } from '@cabinet/contract/claim/values'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { newId } from '../../kernel/ids.ts'
import type { ClaimableThing } from '../../platform/claims.ts'

/** What is known of every claim when it begins. */
interface Beginning {
  readonly organizationId: string
  readonly number: string
  readonly product: InsuredProduct
  readonly at: string
  readonly isMsp: boolean
  readonly insurer: { readonly id: string | null; readonly name: string }
}

/** A draft of which nothing is known but what every claim has. */
export const blankClaim = ({ organizationId, number, product, at, isMsp, insurer }: Beginning) => ({
  organization_id: organizationId,
  id: newId(),
  number,
  product,
  insurance_type: insuranceTypeOf[product],
  is_group: false,
  object_id: null,
  object_number: null,
  object_title: null,
  thing: null,
  period: null,
  is_msp: isMsp,
  payment_details: null,
  insurer_id: insurer.id,
  insurer_name: insurer.name,
  insurer_claim_number: null,
  status: 'DRAFT' as const,
  version: 1,
  author_id: null,
  submitted_by: null,
  submitted_at: null,
  submit_until: null,
  documents_until: null,
  decision_until: null,
  payment_until: null,
  asked: null,
  decided_date: null,
  approved_amount: null,
  reason_code: null,
  decision_comment: null,
  letter_file_id: null,
  paid_date: null,
  paid_amount: null,
  payment_order: null,
  cloned_from: null,
  reminded_day: 0,
  created_at: at,
  updated_at: at,
  is_deleted: false,
})

/** Columns of the thing that a claim is about; all of them empty for a group. */
export const thingColumns = (thing: ClaimableThing | null) => ({
  object_id: thing?.id ?? null,
  object_number: thing?.number ?? null,
  object_title: thing?.title ?? null,
  thing: thing === null ? null : JSON.stringify(thing),
  submit_until: thing?.submitUntil ?? null,
})
