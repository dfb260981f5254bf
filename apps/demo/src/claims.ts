import type { ClaimScope, ReturnedOrder } from '@cabinet/api/platform/claims'
import type { InsuredProduct } from '@cabinet/contract/insured'
import type { DemoOrganizationKey } from './organizations.ts'

/** Claims of a product with which the demo begins; what is left out follows from the rules. */
export interface DemoClaim {
  readonly number: string
  readonly organization: DemoOrganizationKey
  /** Who has begun it, `P5`; the job of the month when absent. */
  readonly author?: string
  /** Code of the subject: `COURIER_LOSS`. */
  readonly subject: string
  readonly status: string
  /** Of a claim for one thing. */
  readonly objectId?: string
  /** Of a group: the month so many months before the start. */
  readonly monthsAgo?: number
  /** Ids of its orders; all that came back in the month when absent. */
  readonly lines?: readonly string[]
  /** Days before the start. */
  readonly createdDaysAgo: number
  readonly submittedDaysAgo?: number
  readonly decidedDaysAgo?: number
  readonly paidDaysAgo?: number
  /** Days before the start on which the insurer has asked for documents, and for which. */
  readonly askedDaysAgo?: number
  readonly asked?: readonly string[]
  readonly claimedAmount?: number
  readonly debtAmount?: number
  readonly courierCompensation?: number
  readonly approvedAmount?: number
  readonly reason?: string
  readonly comment?: string
  readonly description?: string
  /** Number of the claim that this one repeats. */
  readonly clonedFrom?: string
  /** Types of documents, one file each; all that are needed when absent. */
  readonly documents?: readonly string[]
}

/** What a product brings to the register of claims. */
export interface DemoClaims {
  readonly product: InsuredProduct
  list(start: Date): readonly DemoClaim[]
  /** Orders that a draft names, whatever the month in which they came back. */
  lines?(scope: ClaimScope, ids: readonly string[]): Promise<readonly ReturnedOrder[]>
}
