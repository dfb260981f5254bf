import { supportPages } from '@cabinet/contract/support/pages'
import type { ApiModule } from '../../../platform/module.ts'
import { countWaiting } from './store.ts'

/** Requests that wait for an answer. */
export const supportAttention: NonNullable<ApiModule['staffAttention']> = async ({ database }) => {
  const { count, since } = await countWaiting(database)
  if (count === 0) return []
  return [
    {
      kind: 'SUPPORT_REQUEST',
      count,
      path: supportPages['support-requests']({}, { waiting: 'yes' }),
      details: {},
      ...(since !== null && { since }),
    },
  ]
}
