import type { PercentColumn } from '../percent-column.ts'
import type { products, offerStatuses } from '@cabinet/contract/finance'
import type { ColumnType, Generated } from 'kysely'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { DayText } from '../../../kernel/clock.ts'

export interface FinanceOfferTable extends AuditColumns {
  organization_id: string
  id: string
  bank_id: string
  product: (typeof products)[number]
  status: StatusColumn<(typeof offerStatuses)[number] | null>
  /** Kopecks. */
  financing_limit: number
  interest_rate: PercentColumn
  end_date: DayText
  advance_rate: PercentColumn
  max_deferral_days: number
  fee: ColumnType<string | null, number | null, number | null>
  /** The bank's own name of the offer, when it came by the partner API. */
  external_id: Generated<string | null>
  with_recourse: boolean
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_offer: FinanceOfferTable
  }
}
