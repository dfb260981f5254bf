import { findActualOffers } from '@cabinet/contract/finance'
import { WAITING_FOR_CONFIRMATION } from '@cabinet/contract/people/waiting'
import { useRead } from '../../../shared/api/data.ts'
import { bodyCodeOf } from '../../../shared/api/problem.ts'

/** The owner's page size: all offers of an organization fit into one page. */
const input = { body: { pageSize: 100, filters: [{ field: 'isDeleted', value: false, operation: 'EQ' }] } } as const

/** Offers of banks to the organization. The call also tells who is not confirmed yet. */
export const useActualOffers = () =>
  useRead(findActualOffers, input, {
    shouldRetryOnError: false,
    // Waiting for confirmation is a state of the page, not a failure.
    onError: (error) => bodyCodeOf(error) !== WAITING_FOR_CONFIRMATION && console.error(error),
    onSuccess: (page) => {
      if (page.totalPages > 1) console.warn(`There are ${page.totalElements} offers; only the first page is shown`)
    },
  })
