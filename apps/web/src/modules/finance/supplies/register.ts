import { find, supplies, supplyStatuses } from '@cabinet/contract/finance/supplies'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useBuyerControl } from '../registers/buyer-field.tsx'
import { useRegistersMessages } from '../registers/messages.ts'

const by = filtersOf(supplies)

/** The register of supplies. */
export const suppliesRegister = defineRegister({
  id: 'supplies',
  list: supplies,
  find,
  filters: {
    q: by.search('search'),
    period: by.days('supplyDate'),
    buyer: by.oneOf('buyer.id'),
    status: by.anyOf('status.name'),
    available: by.flag('isAvailable'),
  },
  sort: ['number', 'buyer.shortName', 'amount', 'dueDate', 'debtAmount', 'status.name'],
  keyOf: ({ id }) => id,
})

/** The fields of its filter bar. */
export const useSuppliesControls = (buyerId: string) => {
  const t = useRegistersMessages()
  const register = useRegisterMessages()
  const { locale } = useIntl()
  const buyer = useBuyerControl(buyerId)
  return useMemo(() => {
    const choices = supplyStatuses.map((status) => ({ value: status, label: t(`supply.status.${status}`) }))
    return [
      periodControl({ name: 'period', label: t('supply.period'), locale, messages: register }),
      buyer,
      choicesControl({ name: 'status', label: t('status'), any: t('status.any'), choices }),
      flagControl({ name: 'available', label: t('supply.available'), words: t('yes') }),
    ]
  }, [t, register, locale, buyer])
}
