import { askModules, collectFrom } from './areas.ts'
import type { RequestContext } from './context.ts'
import { hasRole } from './principal.ts'

/** What waits for a decision of the person, collected from every module that is on; for platform staff also theirs. */
export const attentionOf = async (context: RequestContext) => {
  const { platform, user } = context
  const modules = platform.modules.all.filter(({ id }) => platform.modules.isOn(id))
  const [own, ofStaff] = await Promise.all([
    askModules(context, modules, ({ attention }) => attention?.(context)),
    hasRole(user, 'GODMOD')
      ? collectFrom(platform, modules, ({ staffAttention }) => staffAttention?.(platform))
      : { items: [], missing: [] },
  ])
  return {
    items: [...ofStaff.items, ...own.items],
    missing: [...new Set([...ofStaff.missing, ...own.missing])],
  }
}
