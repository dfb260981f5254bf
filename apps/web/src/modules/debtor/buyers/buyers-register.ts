import { buyers, find, limitStatuses, ratingGroups } from '@cabinet/contract/debtor/buyers'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useBuyersMessages } from './messages.ts'

const by = filtersOf(buyers)

/** The register of buyers. */
export const buyersRegister = defineRegister({
  id: 'debtor-buyers',
  list: buyers,
  find,
  filters: {
    q: by.search('search'),
    limit: by.anyOf('limitStatus.name'),
    rating: by.anyOf('ratingGroup'),
    until: by.days('limitValidUntil'),
  },
  sort: ['shortName', 'limitStatus.name', 'approvedLimit', 'usedLimit', 'ratingGroup', 'overdueSum'],
  keyOf: ({ id }) => id,
})

/** The fields of its filter bar. */
export const useBuyersControls = () => {
  const t = useBuyersMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
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
      periodControl({ name: 'until', label: t('limitUntil'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
