import { buyers, find, limitStatuses, ratingGroups } from '@cabinet/contract/debtor-buyer'
import { useMemo } from 'react'
import { choicesControl } from '../../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { defineRegister } from '../../../../shared/register/use-register.ts'
import { useBuyersMessages } from './messages.ts'

const by = filtersOf(buyers)

/** The register of buyers. */
export const buyersRegister = defineRegister({
  id: 'debtor-buyers',
  list: buyers,
  find,
  filters: { q: by.search('search'), limit: by.anyOf('limitStatus.name'), rating: by.anyOf('ratingGroup') },
  sort: ['shortName', 'limitStatus.name', 'approvedLimit', 'usedLimit', 'ratingGroup', 'overdueSum'],
  keyOf: ({ id }) => id,
})

/** The fields of its filter bar. */
export const useBuyersControls = () => {
  const t = useBuyersMessages()
  return useMemo(
    () => [
      choicesControl({
        name: 'limit',
        label: t('status'),
        any: t('status.any'),
        choices: limitStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      }),
      choicesControl({
        name: 'rating',
        label: t('rating'),
        any: t('rating.any'),
        choices: ratingGroups.map((group) => ({ value: group, label: t('rating.value', { group }) })),
      }),
    ],
    [t],
  )
}
