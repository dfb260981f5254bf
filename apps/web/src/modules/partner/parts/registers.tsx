import { findCalls, findDeliveries, partnerCalls, partnerDeliveries } from '@cabinet/contract/partners'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import type { RegisterControl } from '../../../shared/register/controls.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { LIVE } from '../data.ts'
import { usePartnerMessages } from './messages.ts'

const byCall = filtersOf(partnerCalls)
const byDelivery = filtersOf(partnerDeliveries)

/** What a partner has told. */
export const callsRegister = defineRegister({
  id: 'partner-calls',
  list: partnerCalls,
  find: findCalls,
  filters: {
    q: byCall.search('search'),
    refused: byCall.flag('isRefused'),
    period: byCall.days('atDateTime'),
    subject: byCall.oneOf('subjectId'),
  },
  sort: partnerCalls.sort,
  keyOf: ({ id }) => id,
  reading: LIVE,
})

/** Attempts to bring events to a partner. */
export const deliveriesRegister = defineRegister({
  id: 'partner-deliveries',
  list: partnerDeliveries,
  find: findDeliveries,
  filters: {
    q: byDelivery.search('search'),
    failed: byDelivery.flag('isFailed'),
    period: byDelivery.days('attemptedDateTime'),
  },
  sort: partnerDeliveries.sort,
  keyOf: ({ id }) => id,
  reading: LIVE,
})

/** Everything about one thing, asked for by a call about it: there is a chip to take it away and nothing to choose. */
const subjectControl = (label: string): RegisterControl<'subject'> => ({
  name: 'subject',
  label,
  words: (value) => value.slice(0, 8),
  field: () => null,
})

export const useCallsControls = (isOfSubject: boolean) => {
  const t = usePartnerMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      periodControl({ name: 'period', label: t('period'), locale, messages }),
      flagControl({ name: 'refused', label: t('calls.refused'), words: t('flag.yes') }),
      ...(isOfSubject ? [subjectControl(t('calls.subject'))] : []),
    ],
    [t, messages, locale, isOfSubject],
  )
}

export const useDeliveriesControls = () => {
  const t = usePartnerMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      periodControl({ name: 'period', label: t('period'), locale, messages }),
      flagControl({ name: 'failed', label: t('delivery.onlyBad'), words: t('flag.yes') }),
    ],
    [t, messages, locale],
  )
}
