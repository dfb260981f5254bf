import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform } from '../../../platform/context.ts'
import { nextNumber } from '../../../platform/counters.ts'
import type { ConnectionRow } from '../store.ts'
import { hasContract, insertDocument } from './store.ts'
import { RULES_EDITION } from './texts/rules.ts'

const DIGITS = 6

/** «СС-26-000013» */
export const certificateNumber = (day: string, ordinal: number): string =>
  `СС-${day.slice(2, 4)}-${String(ordinal).padStart(DIGITS, '0')}`

/** «МП-26-000004» */
export const contractNumber = (day: string, ordinal: number): string =>
  `МП-${day.slice(2, 4)}-${String(ordinal).padStart(DIGITS, '0')}`

/** The rules and the contract of an account, once; in the transaction that links or confirms it. */
export const ensureDocuments = async (
  { database, clock }: Platform,
  { organization_id, id: account_id }: Pick<ConnectionRow, 'organization_id' | 'id'>,
): Promise<void> => {
  if (await hasContract(database, account_id)) return
  const at = clock.nowText()
  const day = businessDay(clock.now())
  const common = {
    organization_id,
    account_id,
    period_from: null,
    period_to: null,
    orders_count: null,
    insured_sum: null,
    premium: null,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  }
  const number = contractNumber(day, await nextNumber(database, `seller-contract-${day.slice(0, 4)}`))
  await insertDocument(database, { ...common, id: newId(), type: 'CONTRACT', number, issue_date: day })
  await insertDocument(database, {
    ...common,
    id: newId(),
    type: 'RULES',
    number: RULES_EDITION.number,
    issue_date: RULES_EDITION.day,
  })
}
