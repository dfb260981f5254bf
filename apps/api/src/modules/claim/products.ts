import { type InsurerProduct, insurerProducts } from '@cabinet/contract/claim/staff'
import { type InsuredProduct, insuredProducts } from '@cabinet/contract/insured'
import type { Database } from '../../db/database.ts'
import { errors } from '../../kernel/http-error.ts'
import type { Message } from '../../kernel/language.ts'
import type { ClaimableProduct, ClaimScope } from '../../platform/claims.ts'
import type { Platform, RequestContext } from '../../platform/context.ts'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole, type Principal } from '../../platform/principal.ts'
import { findProductInsurer } from './product-insurer-store.ts'

/** Names of products also where the area behind them is not installed: their claims stay. */
export const productMessages = {
  SELLER: { ru: 'Маркетплейс', en: 'Marketplace' },
  SENDER: { ru: 'СДЭК', en: 'CDEK' },
  DEBTOR: { ru: 'Коммерческие кредиты', en: 'Commercial credits' },
} as const satisfies Record<InsuredProduct, Message>

const roleOf = { SELLER: 'SELLER', SENDER: 'SENDER', DEBTOR: 'DEBTOR' } as const satisfies Record<
  InsuredProduct,
  string
>

const modulesWith = (all: readonly ApiModule[]) =>
  all.flatMap(({ id, claimable }) => (claimable ? [{ id, claimable }] : []))

/** The product behind a claim; undefined when its area is not installed. */
export const productOf = (
  { modules }: { readonly modules: Platform['modules'] | { readonly all: readonly ApiModule[] } },
  product: InsuredProduct,
): ClaimableProduct | undefined =>
  modulesWith(modules.all).find(({ claimable }) => claimable.product === product)?.claimable

/** Every product of the installation. */
export const allProducts = (modules: readonly ApiModule[]): readonly ClaimableProduct[] =>
  modulesWith(modules).map(({ claimable }) => claimable)

/** Whether the person works with everything of the organization. */
const isAdministrator = (user: Pick<Principal, 'roles'>): boolean => hasRole(user, 'USER_ADMIN', 'GODMOD')

/** Products whose claims the person sees: those of their roles, and for administrators all of them. */
export const visibleProducts = (user: Pick<Principal, 'roles'>): InsuredProduct[] =>
  insuredProducts.filter((product) => isAdministrator(user) || hasRole(user, roleOf[product]))

/** Products of the roles of the person alone: these are their tabs, also before the first claim. */
export const ownProducts = (user: Pick<Principal, 'roles'>): InsuredProduct[] =>
  insuredProducts.filter((product) => hasRole(user, roleOf[product], 'GODMOD'))

/** Whether the person submits claims of the product and answers the insurer. */
export const maySubmit = (user: Pick<Principal, 'roles'>, product: InsuredProduct): boolean =>
  visibleProducts(user).includes(product)

/** Whether the person changes a draft: its author and administrators; the draft of a month belongs to everybody of the product. */
export const mayEdit = (
  user: Pick<Principal, 'id' | 'roles'>,
  { author_id: author, product }: { readonly author_id: string | null; readonly product: InsuredProduct },
): boolean => isAdministrator(user) || author === user.id || (author === null && maySubmit(user, product))

/** Where the things of the caller are read. */
export const scopeOf = ({
  platform,
  organizationId,
}: Pick<RequestContext, 'platform' | 'organizationId'>): ClaimScope => ({
  database: platform.database,
  organizationId,
  now: platform.clock.now(),
})

/**
 * The product that a person wants to claim something of.
 *
 * @throws HttpError 404 for a product of other roles, and for one that the installation or the organization does not have
 */
export const wantedProduct = ({ platform, user }: RequestContext, product: InsuredProduct): ClaimableProduct => {
  const found = modulesWith(platform.modules.all).find(({ claimable }) => claimable.product === product)
  if (!found || !platform.modules.isOn(found.id) || user.excludedModules.includes(found.id)) throw errors.notFound()
  if (!maySubmit(user, product)) throw errors.notFound()
  return found.claimable
}

/** An insurer that may decide claims. */
export interface InsurerParty {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
}

/** Every insurer that a module knows, those that are switched off included. */
export const findInsurerParties = async (
  modules: readonly ApiModule[],
  database: Database,
): Promise<readonly InsurerParty[]> => {
  const found: InsurerParty[] = []
  for (const { partnerParties } of modules) {
    if (partnerParties?.kind !== 'INSURER') continue
    for (const { id, name, isActive = true } of await partnerParties.find(database)) found.push({ id, name, isActive })
  }
  return found
}

const isChosenByStaff = (product: InsuredProduct): product is InsurerProduct =>
  (insurerProducts as readonly string[]).includes(product)

/** Whom platform staff have chosen for a product. */
export const chosenFor = async (
  modules: readonly ApiModule[],
  database: Database,
  product: InsuredProduct,
): Promise<InsurerParty | undefined> => {
  const setting = isChosenByStaff(product) ? await findProductInsurer(database, product) : undefined
  if (!setting) return undefined
  return (await findInsurerParties(modules, database)).find(({ id }) => id === setting.insurer_id)
}

/**
 * Who considers a claim: whom the product names, or whom platform staff have chosen for it.
 *
 * @param unknownName what the insurer is called on the screen while nobody has chosen one
 */
export const insurerOf = async (
  modules: readonly ApiModule[],
  product: ClaimableProduct,
  scope: ClaimScope,
  unknownName: string,
): Promise<{ readonly id: string | null; readonly name: string }> => {
  const own = await product.insurerOf?.(scope)
  const found = own ?? (await chosenFor(modules, scope.database, product.product))
  return found ? { id: found.id, name: found.name } : { id: null, name: unknownName }
}
