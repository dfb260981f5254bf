import { findBuyers, insurerBuyers, insurerLimitStates } from '@cabinet/contract/debtor/partner-credit'
import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { choicesControl } from '../../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../../shared/register/messages.ts'
import { periodControl } from '../../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../../shared/register/use-register.ts'
import { useDecisionsMessages } from '../messages.ts'

const by = filtersOf(insurerBuyers)

/** Buyers of the insured, with the limits on them. */
export const limitsRegister = defineRegister({
  id: 'decisions-limits',
  list: insurerBuyers,
  find: findBuyers,
  filters: { q: by.search('search'), state: by.anyOf('state'), period: by.days('requestedDateTime') },
  sort: insurerBuyers.sort,
  keyOf: ({ id }) => id,
  // Limits are asked for at any time.
  reading: { refreshInterval: 30_000 },
})

/** The fields of its filter bar. */
export const useLimitsControls = () => {
  const t = useDecisionsMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      choicesControl({
        name: 'state',
        label: t('state'),
        any: t('state.any'),
        choices: insurerLimitStates.map((state) => ({ value: state, label: t(`limit.state.${state}`) })),
      }),
      periodControl({ name: 'period', label: t('limit.requestedAt'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
