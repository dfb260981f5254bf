import type { Platform, RequestContext } from './context.ts'
import type { ApiModule } from './module.ts'

/** What the modules have answered together, and the ids of those that have failed. */
export interface Collected<Item> {
  readonly items: Item[]
  readonly missing: string[]
}

/** Modules that the person has: neither switched off, nor excluded for the organization, nor closed to their roles. */
export const modulesOf = ({ platform: { modules }, user }: RequestContext): readonly ApiModule[] => {
  const available = new Set(modules.availableTo(user, user.excludedModules))
  return modules.all.filter(({ id, product }) => !product || available.has(product.name ?? id))
}

/**
 * What each of these modules answers, in their order. One that fails is logged and named: it takes nothing away from
 * the others, and the person is told whose part is missing.
 */
export const collectFrom = async <Item>(
  { log }: Pick<Platform, 'log'>,
  modules: readonly ApiModule[],
  ask: (module: ApiModule) => Promise<readonly Item[]> | undefined,
): Promise<Collected<Item>> => {
  const answers = await Promise.all(
    modules.map(async (module) => {
      try {
        return { items: (await ask(module)) ?? [], missing: [] }
      } catch (error) {
        log.error({ err: error, module: module.id }, 'a module has not answered')
        return { items: [], missing: [module.id] }
      }
    }),
  )
  return { items: answers.flatMap(({ items }) => items), missing: answers.flatMap(({ missing }) => missing) }
}

/**
 * What these modules answer about the organization of the person; see `collectFrom`. Platform staff may have no
 * organization: they miss nothing.
 */
export const askModules = async <Item>(
  context: RequestContext,
  modules: readonly ApiModule[],
  ask: (module: ApiModule) => Promise<readonly Item[]> | undefined,
): Promise<Collected<Item>> =>
  context.user.organizationId === null ? { items: [], missing: [] } : collectFrom(context.platform, modules, ask)
