import type { RequestContext } from './context.ts'
import type { ApiModule } from './module.ts'

/** Modules that the person has: neither switched off, nor excluded for the organization, nor closed to their roles. */
const modulesOf = ({ platform: { modules }, user }: RequestContext): readonly ApiModule[] => {
  const available = new Set(modules.availableTo(user, user.excludedModules))
  return modules.all.filter(({ id, product }) => !product || available.has(product.name ?? id))
}

/**
 * What every module of the person answers, in their order. One that fails is logged and left out: it takes nothing away
 * from the others.
 */
export const askModules = async <Item>(
  context: RequestContext,
  ask: (module: ApiModule) => Promise<readonly Item[]> | undefined,
): Promise<Item[]> => {
  const modules = modulesOf(context)
  const answers = await Promise.allSettled(modules.map(async (module) => (await ask(module)) ?? []))
  return answers.flatMap((answer, place) => {
    if (answer.status === 'fulfilled') return answer.value
    context.platform.log.error(
      { err: answer.reason as unknown, module: modules[place]?.id },
      'a module has not answered',
    )
    return []
  })
}
