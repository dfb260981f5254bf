import type { Agreement } from '@cabinet/contract/finance'
import type { AgreementWithUseRow } from './store.ts'

/** An agreement holds while it is not terminated and its last day has not passed. */
export const agreementOf = (row: AgreementWithUseRow, today: string): Agreement => ({
  id: row.id,
  number: row.number,
  financingLimit: row.financing_limit,
  usedLimit: row.used_limit,
  availableLimit: Math.max(0, row.financing_limit - row.used_limit),
  interestRate: Number(row.interest_rate),
  valid: row.terminated_at === null && row.finished_date >= today,
  createdDateTime: row.created_at,
  finishedDate: row.finished_date,
})
