import { type InsuredProduct, insuredProducts } from '@cabinet/contract/insured'
import { errors } from '../../kernel/http-error.ts'
import type { Message } from '../../kernel/language.ts'
import type { ClaimableProduct, ClaimPlace } from '../../platform/claims.ts'
import type { Platform, RequestContext } from '../../platform/context.ts'
import type { ApiModule, SeedContext } from '../../platform/module.ts'
import { holds, type Principal } from '../../platform/principal.ts'

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
  { modules }: { readonly modules: Platform['modules'] | { readonly all: SeedContext['modules'] } },
  product: InsuredProduct,
): ClaimableProduct | undefined =>
  modulesWith(modules.all).find(({ claimable }) => claimable.product === product)?.claimable

/** Every product of the installation. */
export const allProducts = (modules: readonly ApiModule[]): readonly ClaimableProduct[] =>
  modulesWith(modules).map(({ claimable }) => claimable)

/** Whether the person works with everything of the organization. */
const isAdministrator = (user: Pick<Principal, 'roles'>): boolean => holds(user, 'USER_ADMIN', 'GODMOD')

/** Products whose claims the person sees: those of their roles, and for administrators all of them. */
export const visibleProducts = (user: Pick<Principal, 'roles'>): InsuredProduct[] =>
  insuredProducts.filter((product) => isAdministrator(user) || holds(user, roleOf[product]))

/** Products of the roles of the person alone: these are their tabs, also before the first claim. */
export const ownProducts = (user: Pick<Principal, 'roles'>): InsuredProduct[] =>
  insuredProducts.filter((product) => holds(user, roleOf[product], 'GODMOD'))

/** Whether the person submits claims of the product and answers the insurer. */
export const maySubmit = (user: Pick<Principal, 'roles'>, product: InsuredProduct): boolean =>
  visibleProducts(user).includes(product)

/** Whether the person changes a draft: its author and administrators; the draft of a month belongs to everybody of the product. */
export const mayEdit = (
  user: Pick<Principal, 'id' | 'roles'>,
  { author_id: author, product }: { readonly author_id: string | null; readonly product: InsuredProduct },
): boolean => isAdministrator(user) || author === user.id || (author === null && maySubmit(user, product))

/** Where the things of the caller are read. */
export const placeOf = ({
  platform,
  organizationId,
}: Pick<RequestContext, 'platform' | 'organizationId'>): ClaimPlace => ({
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

/** Who considers a claim: whom the product names, or the insurer of the platform. */
export const insurerOf = async (
  modules: readonly ApiModule[],
  product: ClaimableProduct,
  place: ClaimPlace,
  houseName: string,
): Promise<{ readonly id: string | null; readonly name: string }> => {
  const own = await product.insurerOf?.(place)
  if (own) return own
  for (const { partnerParties } of modules) {
    if (partnerParties?.kind !== 'INSURER') continue
    const parties = await partnerParties.find(place.database)
    const house = parties.find(({ name }) => name === houseName)
    if (house) return house
  }
  return { id: null, name: houseName }
}
