import type { Message } from '../../kernel/language.ts'
import type { ApiModule } from '../../platform/module.ts'
import { findRequestAccounts } from './requests/store.ts'
import { findValidAgreements } from './agreements/store.ts'

/** An organization with a valid agreement cannot be deleted. */
export const agreementsInForce: NonNullable<ApiModule['organizationUses']> = async (
  database,
  organizationId,
  today,
) => {
  const agreements = await findValidAgreements(database, organizationId, today)
  return agreements.map(({ number }) => ({
    ru: `действует договор финансирования № ${number}`,
    en: `financing agreement No. ${number} is in force`,
  }))
}

/** Nor can the bank account to which the bank pays, or which a request names: also a draft loses nothing unseen. */
export const usedAccounts: NonNullable<ApiModule['paymentDetailsUses']> = async (database, organizationId, today) => {
  const [agreements, requests] = await Promise.all([
    findValidAgreements(database, organizationId, today),
    findRequestAccounts(database, organizationId),
  ])
  return new Map<string, Message>([
    ...requests.map(
      ({ number, account_id: id }) => [id, { ru: `в заявке № ${number}`, en: `in request No. ${number}` }] as const,
    ),
    ...agreements.flatMap(({ number, payment_details_id: id }) =>
      id === null ? [] : [[id, { ru: `в договоре № ${number}`, en: `in agreement No. ${number}` }] as const],
    ),
  ])
}
