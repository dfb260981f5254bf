import { claims, find } from '@cabinet/contract/claim'
import { claimStatuses } from '@cabinet/contract/claim/values'
import { insuredEvents } from '@cabinet/contract/insured'
import { useMemo } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { sumsControl } from '../../../shared/register/sums-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useClaimMessages } from '../parts/messages.ts'

const by = filtersOf(claims)

/** The register of claims. Of which product they are, the tab says. */
export const claimsRegister = defineRegister({
  id: 'claims',
  list: claims,
  find,
  filters: {
    q: by.search('search'),
    status: by.anyOf('status.name'),
    event: by.anyOf('eventType.name'),
    period: by.days('createdDate'),
    sum: by.sums('claimedAmount'),
    mine: by.oneOf('author.id'),
  },
  sort: ['number', 'claimedAmount', 'status.name', 'deadline.date'],
  keyOf: ({ id }) => id,
})

/** The fields of its filter bar. */
export const useClaimControls = () => {
  const t = useClaimMessages()
  const register = useRegisterMessages()
  const { locale } = useIntl()
  const { id: me } = useUser()
  return useMemo(() => {
    const mine = flagControl({ name: 'mine', label: t('filter.mine'), words: t('filter.yes') })
    return [
      choicesControl({
        name: 'status',
        label: t('column.status'),
        any: t('filter.anyStatus'),
        choices: claimStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      }),
      choicesControl({
        name: 'event',
        label: t('column.event'),
        any: t('filter.anyEvent'),
        choices: insuredEvents.map((event) => ({ value: event, label: t(`event.${event}`) })),
      }),
      periodControl({ name: 'period', label: t('filter.period'), locale, messages: register }),
      sumsControl({ name: 'sum', label: t('column.sum'), locale, messages: register }),
      // In the address stands the person: the link shows a colleague the same claims.
      {
        ...mine,
        field: (value: string, onChange: (value: string) => void) =>
          mine.field(value === '' ? '' : 'yes', (next) => onChange(next === '' ? '' : me)),
      },
    ]
  }, [t, register, locale, me])
}
