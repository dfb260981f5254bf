import type { FoundRecord } from '@cabinet/contract/people/user'
import { inOtherLayout } from '../kernel/keyboard-layout.ts'
import { askModules, type Collected, modulesOf } from './areas.ts'
import type { RequestContext } from './context.ts'
import type { AnyRequest } from './find/page.ts'

/** So many records of one kind are enough to know that the register itself is the better place. */
const MOST = 5

/** The request that finds records of a list by a text. */
export const findByText = (text: string, field = 'search'): AnyRequest => ({
  pageNumber: 0,
  pageSize: MOST,
  sort: [],
  filters: [{ field, operation: 'LIKE', value: text }],
})

/**
 * Records of every module of the person that hold the text. What nobody finds is looked for once more as the other
 * keyboard layout would have typed it. Who has failed either time has not been searched.
 */
export const searchRecords = async (context: RequestContext, text: string): Promise<Collected<FoundRecord>> => {
  const modules = modulesOf(context)
  const found = await askModules(context, modules, ({ search }) => search?.(context, text))
  if (found.items.length > 0) return found
  const other = await askModules(context, modules, ({ search }) => search?.(context, inOtherLayout(text)))
  return { items: other.items, missing: [...new Set([...found.missing, ...other.missing])] }
}
