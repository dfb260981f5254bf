import { suggest } from '@cabinet/contract/organization/name'
import { is } from '@cabinet/validators/inn'
import { useRead } from '../../../../shared/api/data.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'

/** What the registry says about a number: nothing asked yet, asked, a name, that it knows none, or nothing at all. */
export type OrganizationName =
  | { readonly kind: 'none' | 'searching' | 'unknown' | 'away' }
  | { readonly kind: 'found'; readonly name: string }

const NOT_FOUND = 404

/** Looks a taxpayer number up as soon as it is whole and right. */
export const useOrganizationName = (itn: string): OrganizationName => {
  const shared = useSharedMessages()
  const { data, error } = useRead(suggest, is(itn) ? { params: { itn } } : null, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  })
  if (!is(itn)) return { kind: 'none' }
  if (data) return { kind: 'found', name: data.name }
  if (!error) return { kind: 'searching' }
  return { kind: problemOf(error, shared).status === NOT_FOUND ? 'unknown' : 'away' }
}
