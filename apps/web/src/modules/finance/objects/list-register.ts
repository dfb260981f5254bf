import { find, objects } from '@cabinet/contract/finance/objects'
import { objectStatuses } from '@cabinet/contract/finance/supplies'
import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { selectControl } from '../../../shared/register/controls.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useBuyerControl } from '../registers/buyer-field.tsx'
import { useRegistersMessages } from '../registers/messages.ts'

const by = filtersOf(objects)

/** The register of financing objects. */
export const objectsRegister = defineRegister({
  id: 'financing-objects',
  list: objects,
  find,
  filters: {
    q: by.search('search'),
    agreement: by.oneOf('agreement.id'),
    buyer: by.oneOf('buyer.id'),
    status: by.anyOf('status.name'),
    period: by.days('plannedRepaymentDate'),
  },
  sort: [
    'number',
    'buyer.shortName',
    'claimAmount',
    'financingAmount',
    'orderDate',
    'plannedRepaymentDate',
    'status.name',
  ],
  keyOf: ({ id }) => id,
})

/** The fields of its filter bar. */
export const useObjectsControls = (agreements: readonly AgreementCard[], buyerId: string) => {
  const t = useRegistersMessages()
  const register = useRegisterMessages()
  const { locale } = useIntl()
  const buyer = useBuyerControl(buyerId)
  return useMemo(() => {
    const statuses = objectStatuses.map((status) => ({ value: status, label: t(`object.status.${status}`) }))
    const choices = agreements.map(({ id, number, bank }) => ({
      value: id,
      label: number,
      description: bank.shortName,
    }))
    return [
      selectControl({ name: 'agreement', label: t('agreement'), any: t('agreement.any'), choices }),
      buyer,
      choicesControl({ name: 'status', label: t('status'), any: t('status.any'), choices: statuses }),
      periodControl({ name: 'period', label: t('object.period'), locale, messages: register }),
    ]
  }, [t, register, locale, buyer, agreements])
}
