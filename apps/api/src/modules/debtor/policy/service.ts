import { type DebtorConditions, type DebtorText, debtorTextNames, debtorTexts } from '@cabinet/contract/debtor/policy'
import { businessDay } from '../../../kernel/clock.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { findAgreements, type ProductTexts } from '../../../platform/insurance/consents.ts'
import { findInsurance } from '../store.ts'
import { documentsOf } from './documents.ts'
import * as store from './store.ts'
import { termsOf } from './terms.ts'

/** What an organization agrees to before it is insured. */
export const insuranceTexts: ProductTexts<DebtorText> = {
  table: 'debtor_consent',
  names: debtorTextNames,
  versions: debtorTexts,
}

/** The policy and its terms, or those that are offered; the texts and the papers. */
export const conditionsOf = async ({
  platform,
  organizationId,
  language,
}: RequestContext): Promise<DebtorConditions> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const [insurance, terms, texts] = await Promise.all([
    findInsurance(database, organizationId),
    store.findTerms(database, organizationId, today),
    findAgreements(database, insuranceTexts, organizationId),
  ])
  const { policy_number: number = null, start_date: startDate = null, end_date: endDate = null } = insurance ?? {}
  const hasPolicy = number !== null && startDate !== null && endDate !== null
  const versions = number === null ? [] : await store.findVersions(database, organizationId, number)
  return {
    policy: hasPolicy
      ? {
          number,
          insurerName: insurance?.insurer_name ?? platform.config.insurer.name,
          startDate,
          endDate,
          isInForce: insurance?.service_status !== 'UNAVAILABLE' && startDate <= today && today <= endDate,
        }
      : null,
    terms,
    versions: versions.map((row) => ({ version: row.version, fromDate: row.from_date, terms: termsOf(row) })),
    texts,
    documents: documentsOf(hasPolicy ? { number, startDate } : null, language),
  }
}
