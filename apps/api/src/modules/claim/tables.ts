import type {
  ClaimDocumentStatus,
  ClaimDocumentType,
  ClaimFields,
  ClaimReason,
  ClaimStatus,
  ClaimSubjectCode,
} from '@cabinet/contract/claim/values'
import type { InsuranceType, InsuredEvent, InsuredProduct } from '@cabinet/contract/insured'
import type { AuditColumns, JsonColumn, NullableJsonColumn } from '../../db/schema.ts'
import type { StatusColumn } from '../../db/status-column.ts'
import type { DayText, InstantText } from '../../kernel/clock.ts'
import type { ClaimableThing } from '../../platform/claims.ts'

/** The account of the organization as it was when the claim was submitted. */
export interface PayoutAccount {
  readonly bankName: string
  readonly bik: string
  readonly settlementAccount: string
  readonly correspondentAccount: string
}

/** What the insurer has asked for. */
export interface AskedDocuments {
  readonly documents: readonly ClaimDocumentType[]
  readonly comment: string | null
  readonly at: InstantText
}

/** A claim to an insurer. */
export interface ClaimTable extends AuditColumns {
  organization_id: string
  id: string
  number: string
  product: InsuredProduct
  insurance_type: InsuranceType
  is_group: boolean
  subject_code: ClaimSubjectCode | null
  event_type: InsuredEvent | null
  event_date: DayText | null
  /** The order or the shipment; null for a group. */
  object_id: string | null
  object_number: string | null
  object_title: string | null
  /** The same as it was when the claim began, and again when it was submitted. */
  thing: NullableJsonColumn<ClaimableThing>
  /** Month of a group, `YYYY-MM`. */
  period: string | null
  /** Everything that people enter. */
  form: JsonColumn<ClaimFields>
  /** Kopecks, as every sum below. */
  claimed_amount: number | null
  is_msp: boolean
  payment_details: NullableJsonColumn<PayoutAccount>
  /** Who insures: the party of the partner API; null when nobody listens there. */
  insurer_id: string | null
  insurer_name: string
  insurer_claim_number: string | null
  status: StatusColumn<ClaimStatus>
  version: number
  /** Null: the job of the month. */
  author_id: string | null
  submitted_by: string | null
  submitted_at: InstantText | null
  submit_until: DayText | null
  documents_until: DayText | null
  decision_until: DayText | null
  payment_until: DayText | null
  asked: NullableJsonColumn<AskedDocuments>
  decided_date: DayText | null
  approved_amount: number | null
  reason_code: ClaimReason | null
  decision_comment: string | null
  letter_file_id: string | null
  paid_date: DayText | null
  paid_amount: number | null
  payment_order: string | null
  /** The refused claim that this one repeats. */
  cloned_from: string | null
  /** Day after its creation for which a reminder of a draft was sent last. */
  reminded_day: number
}

/** An order of a group claim. */
export interface ClaimLineTable {
  organization_id: string
  claim_id: string
  object_id: string
  number: string
  event_type: InsuredEvent
  reason_name: string | null
  event_date: DayText
  cost: number
  is_excluded: boolean
  exclude_reason: string | null
}

/** A file of a claim. */
export interface ClaimDocumentTable extends AuditColumns {
  organization_id: string
  id: string
  claim_id: string
  type: ClaimDocumentType
  file_id: string
  status: StatusColumn<ClaimDocumentStatus>
  comment: string | null
  is_generated: boolean
  added_by: string | null
}

/** A word between an organization and its insurer. */
export interface ClaimMessageTable {
  organization_id: string
  id: string
  claim_id: string
  from_insurer: boolean
  author_id: string | null
  text: string
  file_ids: JsonColumn<string[]>
  /** The insurer's own name of the message: sent again, it is not written again. */
  external_id: string | null
  created_at: InstantText
}

declare module '../../db/schema.ts' {
  interface Tables {
    claim: ClaimTable
    claim_line: ClaimLineTable
    claim_document: ClaimDocumentTable
    claim_message: ClaimMessageTable
  }
}
