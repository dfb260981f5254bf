import { findContracts, findPrices, senderContracts, senderPrices } from '@cabinet/contract/sender/staff'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useStaffMessages } from './messages.ts'

const byContract = filtersOf(senderContracts)
const byPrice = filtersOf(senderPrices)

/** Contracts whose holders may be insured. */
export const contractsRegister = defineRegister({
  id: 'sender-contracts',
  list: senderContracts,
  find: findContracts,
  filters: { q: byContract.search('prefix'), period: byContract.days('createdDateTime') },
  sort: senderContracts.sort,
  keyOf: ({ id }) => id,
})

export const useContractsControls = () => {
  const t = useStaffMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [periodControl({ name: 'period', label: t('contracts.added'), locale, messages })],
    [t, messages, locale],
  )
}

/** What the insurance of an order costs each organization. */
export const pricesRegister = defineRegister({
  id: 'sender-prices',
  list: senderPrices,
  find: findPrices,
  filters: { q: byPrice.search('search'), agreed: byPrice.flag('isAgreed') },
  sort: senderPrices.sort,
  keyOf: ({ organizationId }) => organizationId,
})

export const usePricesControls = () => {
  const t = useStaffMessages()
  return useMemo(() => [flagControl({ name: 'agreed', label: t('prices.agreed'), words: t('prices.agreedYes') })], [t])
}
