import type { RequestContext } from './context.ts'

/** What waits for a decision of the person, collected from every module. */
export const attentionOf = async (context: RequestContext) => {
  const { modules } = context.platform
  const found = await Promise.all(
    modules.all.filter(({ id }) => modules.isOn(id)).map(({ attention }) => attention?.(context) ?? []),
  )
  return found.flat()
}
