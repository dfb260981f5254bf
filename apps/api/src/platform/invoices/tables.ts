import type { InvoiceStatus } from '@cabinet/contract/invoice'
import type { Selectable } from 'kysely'
import type { AuditColumns, NamesWith } from '../../db/schema.ts'
import type { StatusColumn } from '../../db/status-column.ts'
import type { DayText, InstantText } from '../../kernel/clock.ts'

/** What the table of invoices has in every product; what an invoice counts is added by the product. */
export interface InvoiceTable extends AuditColumns {
  organization_id: string
  id: string
  number: string
  period_from: DayText
  period_to: DayText
  issue_date: DayText
  due_date: DayText
  /** Kopecks. */
  amount: number
  paid_amount: number
  status: StatusColumn<InvoiceStatus>
  paid_date: DayText | null
}

/** Money that has come for an invoice. */
export interface InvoicePaymentTable {
  organization_id: string
  id: string
  invoice_id: string
  /** The bank statement's own name of the line: it counts once. */
  external_id: string
  date: DayText
  /** Kopecks; negative for money that went back. */
  amount: number
  received_at: InstantText
}

export type InvoiceRow = Selectable<InvoiceTable>

/** Names one invoice of an organization. */
export type InvoiceKey = Pick<InvoiceRow, 'organization_id' | 'id'>

/** Where a product keeps its invoices. */
export interface InvoiceTables {
  readonly invoice: NamesWith<InvoiceTable>
  readonly payment: NamesWith<InvoicePaymentTable>
}
