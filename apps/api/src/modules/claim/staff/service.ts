import {
  type InsurerProduct,
  insurerProducts,
  type ProductInsurer,
  type UnassignedClaim,
} from '@cabinet/contract/claim/staff'
import { closedClaimStatuses } from '@cabinet/contract/claim/values'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, named } from '../../../kernel/language.ts'
import type { Platform } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { publish } from '../../../platform/partners/partner.ts'
import { recordStaffAction } from '../../../platform/staff/journal.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { claimErrors, statusMessages } from '../messages.ts'
import { allProducts, findInsurerParties, type InsurerParty, productMessages } from '../products.ts'
import { updateClaim } from '../store.ts'
import { claimMachine } from '../transitions.ts'
import { findProductInsurer, saveProductInsurer } from '../product-insurer-store.ts'
import * as store from './store.ts'

type Context = Pick<CallContext, 'platform' | 'user' | 'language'>

const CLOSED: readonly string[] = closedClaimStatuses

/** How each product of the installation stands. */
export const viewProducts = async (
  { database, modules }: Pick<Platform, 'database' | 'modules'>,
  parties: readonly InsurerParty[],
  language: Language,
): Promise<ProductInsurer[]> => {
  const installed = new Set<string>(allProducts(modules.all).map(({ product }) => product))
  const counts = await store.countUnassigned(database)
  const views: ProductInsurer[] = []
  for (const product of insurerProducts.filter((one) => installed.has(one))) {
    const setting = await findProductInsurer(database, product)
    const found = parties.find(({ id }) => id === setting?.insurer_id)
    views.push({
      product: named(productMessages, product, language),
      insurer: found ? { id: found.id, name: found.name, isActive: found.isActive } : null,
      isConnectable: found?.isActive === true,
      unassignedClaims: counts.get(product) ?? 0,
      updatedDateTime: setting?.updated_at ?? null,
    })
  }
  return views
}

/** Who decides the claims of each product, and who could. */
export const productInsurers = async ({ platform, language }: Context) => {
  const parties = await findInsurerParties(platform.modules.all, platform.database)
  return {
    products: await viewProducts(platform, parties, language),
    insurers: parties.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })),
  }
}

/** @throws HttpError 404 for an insurer that is not here, 409 for one that is switched off */
const chosenInsurer = async ({ database, modules }: Platform, insurerId: string): Promise<InsurerParty> => {
  const parties = await findInsurerParties(modules.all, database)
  const insurer = parties.find(({ id }) => id === insurerId)
  if (!insurer) throw errors.notFound()
  if (!insurer.isActive) throw claimErrors.insurerOff()
  return insurer
}

/**
 * Says who decides the claims of a product from now on; claims that have an insurer keep it.
 *
 * @throws HttpError 404 for a product or an insurer that is not here, 409 for an insurer that is switched off
 */
export const setProductInsurer = (
  { platform, user, language }: Context,
  product: InsurerProduct,
  insurerId: string,
): Promise<ProductInsurer> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const insurer = await chosenInsurer(platform, insurerId)
    const present = await findProductInsurer(database, product)
    if (present?.insurer_id !== insurerId) {
      await saveProductInsurer(database, product, insurerId, clock.nowText())
      await recordStaffAction(platform, {
        thing: 'CLAIM_PRODUCT',
        action: 'INSURER_SET',
        thingId: null,
        subject: `${product}: ${insurer.name}`,
        byPersonId: user.id,
      })
    }
    const views = await viewProducts(platform, [insurer], language)
    const view = views.find(({ product: { name } }) => name === product)
    if (!view) throw errors.notFound()
    return view
  })
}

const unassignedOf = (row: store.UnassignedRow, language: Language): UnassignedClaim => ({
  id: row.id,
  number: row.number,
  organizationId: row.organization_id,
  organization: row.short_name,
  itn: row.itn,
  product: named(productMessages, row.product, language),
  status: named(statusMessages, row.status, language),
  claimedAmount: row.claimed_amount,
  submittedDateTime: row.submitted_at ?? '',
})

/** Claims that were sent and that no insurer can see. */
export const findUnassigned = async ({ platform, language, body }: Context & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findUnassignedPage(platform.database, body)
  return pageAround(
    rows.map((row) => unassignedOf(row, language)),
    count,
    body,
  )
}

/**
 * Gives a claim without an insurer to one, who hears of it. The same once more changes nothing.
 *
 * @throws HttpError 404 for a claim that was not sent, and for an insurer that is not here, 409 for a claim that is closed
 *   or has another insurer, and for an insurer that is switched off
 */
export const assignClaim = ({ platform, user }: Context, id: string, insurerId: string) => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const claim = await store.lockSentClaim(database, id)
    if (!claim) throw errors.notFound()
    const { number } = claim
    if (claim.insurer_id === insurerId) return { id, number, insurerId, insurerName: claim.insurer_name }
    if (claim.insurer_id !== null) throw claimErrors.hasInsurer()
    if (CLOSED.includes(claim.status)) throw claimErrors.closed()
    const { name } = await chosenInsurer(platform, insurerId)
    const at = clock.nowText()
    await updateClaim(database, claim, { insurer_id: insurerId, insurer_name: name, updated_at: at })
    const versions = await versionsOf(database, claimMachine.id, [id])
    await publish(platform, {
      type: 'claim.submitted',
      kind: 'INSURER',
      partyId: insurerId,
      subjectId: id,
      version: versions.get(id) ?? 0,
      at,
    })
    await recordStaffAction(platform, {
      thing: 'CLAIM',
      action: 'INSURER_SET',
      thingId: id,
      subject: `${number}: ${name}`,
      byPersonId: user.id,
      organizationId: claim.organization_id,
    })
    return { id, number, insurerId, insurerName: name }
  })
}
