import { products } from '@cabinet/contract/finance'
import { findRequests, summaryOfRequests } from '@cabinet/contract/finance/partner'
import { bankRequests, bankRequestStates } from '@cabinet/contract/finance/partner-shapes'
import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { choicesControl } from '../../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../../shared/register/messages.ts'
import { periodControl } from '../../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../../shared/register/use-register.ts'
import { useDecisionsMessages } from '../messages.ts'

const by = filtersOf(bankRequests)

/** Requests that were sent to the bank. */
export const requestsRegister = defineRegister({
  id: 'decisions-requests',
  list: bankRequests,
  find: findRequests,
  filters: {
    q: by.search('search'),
    state: by.anyOf('state'),
    product: by.anyOf('product'),
    period: by.days('sentDateTime'),
  },
  sort: bankRequests.sort,
  keyOf: ({ id }) => id,
  // Requests come by themselves.
  reading: { refreshInterval: 30_000 },
})

export const requestSums = summaryOfRequests

/** The fields of its filter bar. */
export const useRequestsControls = () => {
  const t = useDecisionsMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      choicesControl({
        name: 'state',
        label: t('state'),
        any: t('state.any'),
        choices: bankRequestStates.map((state) => ({ value: state, label: t(`request.state.${state}`) })),
      }),
      choicesControl({
        name: 'product',
        label: t('product'),
        any: t('product.any'),
        choices: products.map((product) => ({ value: product, label: t(`product.${product}`) })),
      }),
      periodControl({ name: 'period', label: t('request.sent'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
