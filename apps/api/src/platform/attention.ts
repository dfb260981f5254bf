import { askModules } from './areas.ts'
import type { RequestContext } from './context.ts'

/** What waits for a decision of the person, collected from every module that is on. */
export const attentionOf = (context: RequestContext) => {
  const { modules } = context.platform
  return askModules(
    context,
    modules.all.filter(({ id }) => modules.isOn(id)),
    ({ attention }) => attention?.(context),
  )
}
