import type { BankAgreement } from '@cabinet/contract/finance/partner-shapes'
import type { AgreementWithUseRow } from './store.ts'

type Row = Pick<
  AgreementWithUseRow,
  | 'id'
  | 'request_id'
  | 'number'
  | 'financing_limit'
  | 'interest_rate'
  | 'advance_rate'
  | 'max_deferral_days'
  | 'with_recourse'
  | 'fee'
  | 'finished_date'
  | 'terminated_at'
>

/** The state of an agreement on a day. */
export const agreementStateOn = (
  today: string,
  { terminated_at: terminatedAt, finished_date: finishedDate }: Pick<Row, 'terminated_at' | 'finished_date'>,
): 'VALID' | 'EXPIRED' | 'TERMINATED' => {
  if (terminatedAt !== null) return 'TERMINATED'
  return finishedDate < today ? 'EXPIRED' : 'VALID'
}

/** An agreement as its bank sees it, with the terms on which it was concluded. */
export const bankAgreementOf = (
  row: Row,
  { version, filesCount, today }: { readonly version: number; readonly filesCount: number; readonly today: string },
): BankAgreement => ({
  id: row.id,
  version,
  requestId: row.request_id,
  number: row.number,
  state: agreementStateOn(today, row),
  financingLimit: row.financing_limit,
  interestRate: Number(row.interest_rate),
  advanceRate: Number(row.advance_rate),
  maxDeferralDays: row.max_deferral_days,
  withRecourse: row.with_recourse,
  fee: row.fee === null ? null : Number(row.fee),
  finishedDate: row.finished_date,
  filesCount,
})
