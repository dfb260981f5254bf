import type { requestStatuses, serviceStatuses } from '@cabinet/contract/debtor'
import type { Generated } from 'kysely'
import type { StatusColumn } from '../../db/status-column.ts'
import type { AuditColumns } from '../../db/schema.ts'
import type { DayText, InstantText } from '../../kernel/clock.ts'

/** A company that insures commercial credits. Insurers belong to the platform, not to an organization. */
export interface DebtorInsurerTable extends AuditColumns {
  id: string
  full_name: string
  short_name: string
  itn: string
  /** It offers insurance, and can be chosen for the claims of a product. */
  is_active: Generated<boolean>
  version: Generated<number>
}

/** Insurance of commercial credits: one row for an organization that has ever had to do with it. */
export interface DebtorInsuranceTable extends AuditColumns {
  organization_id: string
  service_status: StatusColumn<(typeof serviceStatuses)[number]>
  request_status: StatusColumn<(typeof requestStatuses)[number] | null>
  start_date: DayText | null
  end_date: DayText | null
  policy_number: string | null
  /** The insurer as the policy names it. */
  insurer_name: string | null
  reject_reason: string | null
  /** The insurer takes an application from this organization. */
  is_offered: StatusColumn<boolean>
  requested_by: string | null
  requested_at: InstantText | null
  /** Who insures the organization or would. */
  insurer_id: string | null
  /** Unpaid premiums suspended it, and their payment resumes it; the insurer resumes what it has suspended. */
  is_suspended_by_debt: boolean
  /** Why the insurer has suspended it, in its words. */
  suspend_reason: string | null
}

declare module '../../db/schema.ts' {
  interface Tables {
    debtor_insurance: DebtorInsuranceTable
    debtor_insurer: DebtorInsurerTable
  }
}
