import { named } from '../../kernel/language.ts'
import type { ClaimRegistry, ThingClaim } from '../../platform/claims.ts'
import type { ApiModule } from '../../platform/module.ts'
import { closedClaimStatuses } from '@cabinet/contract/claim/values'
import { countLines, findGroupDrafts } from './list-store.ts'
import { statusMessages } from './messages.ts'
import { chosenFor } from './products.ts'
import * as store from './store.ts'
import * as uses from './uses-store.ts'

/** What products ask about claims. */
export const claimRegistry: ClaimRegistry = {
  async claimsOf(database, { organizationId, product, ids, language }) {
    const found = await store.findClaimsOfThings(database, organizationId, product, ids)
    const claims = new Map<string, ThingClaim[]>()
    for (const { object_id: objectId, id, number, status, is_group: isGroupClaim } of found) {
      if (objectId === null) continue
      const claim = { id, number, status: named(statusMessages, status, language), isGroupClaim }
      claims.set(objectId, [...(claims.get(objectId) ?? []), claim])
    }
    return claims
  },
  async draftOf(database, organizationId, product) {
    const [row] = await findGroupDrafts(database, { organizationId, products: [product] })
    if (!row) return null
    const lines = await countLines(database, organizationId, [row.id])
    return {
      id: row.id,
      period: row.period ?? '',
      ordersCount: lines.get(row.id) ?? 0,
      sum: row.claimed_amount ?? 0,
    }
  },
  async hasInsurer(modules, database, product) {
    return (await chosenFor(modules, database, product))?.isActive === true
  },
}

/** An organization whose claims are not closed cannot be deleted. */
export const openClaims: NonNullable<ApiModule['organizationUses']> = async (database, organizationId) => {
  const { length } = await uses.findOpen(database, organizationId, closedClaimStatuses)
  return length === 0 ? [] : [{ ru: `не закрыты заявления: ${length}`, en: `claims are not closed: ${length}` }]
}

/** Nor can the bank account to which an insurer is to pay. */
export const payoutAccounts: NonNullable<ApiModule['paymentDetailsUses']> = async (database, organizationId) =>
  new Map(
    (await uses.findOpen(database, organizationId, closedClaimStatuses)).flatMap(({ number, form }) =>
      form.paymentDetailsId === null
        ? []
        : [[form.paymentDetailsId, { ru: `в заявлении № ${number}`, en: `in claim No. ${number}` }] as const],
    ),
  )
