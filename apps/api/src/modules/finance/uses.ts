import type { ApiModule } from '../../platform/module.ts'
import * as store from './store.ts'

/** An organization with a valid agreement cannot be deleted. */
export const agreementsInForce: NonNullable<ApiModule['organizationUses']> = async (
  database,
  organizationId,
  today,
) => {
  const agreements = await store.findValidAgreements(database, organizationId, today)
  return agreements.map(({ number }) => ({
    ru: `действует договор финансирования № ${number}`,
    en: `financing agreement No. ${number} is in force`,
  }))
}

/** Nor can the bank account to which the bank pays. */
export const paidAccounts: NonNullable<ApiModule['paymentDetailsUses']> = async (database, organizationId, today) => {
  const agreements = await store.findValidAgreements(database, organizationId, today)
  return new Map(
    agreements.flatMap(({ number, payment_details_id: id }) =>
      id === null ? [] : [[id, { ru: `в договоре № ${number}`, en: `in agreement No. ${number}` }] as const],
    ),
  )
}
