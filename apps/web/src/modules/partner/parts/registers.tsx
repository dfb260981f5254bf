import { partnerKinds } from '@cabinet/contract/access'
import {
  allPartners,
  find,
  findActions,
  findCalls,
  findDeliveries,
  partnerCalls,
  partnerDeliveries,
  webhookStates,
} from '@cabinet/contract/partner/partners'
import { partnerActions, partnerJournal } from '@cabinet/contract/partner/journal'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { type RegisterControl, selectControl } from '../../../shared/register/controls.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { LIVE } from '../data.ts'
import { usePartnerMessages } from './messages.ts'

const byCall = filtersOf(partnerCalls)
const byDelivery = filtersOf(partnerDeliveries)

const byAction = filtersOf(partnerJournal)
const byPartner = filtersOf(allPartners)

/** Banks, insurers and others who work with the platform. */
export const partnersRegister = defineRegister({
  id: 'partners',
  list: allPartners,
  find,
  filters: { q: byPartner.search('name'), kind: byPartner.oneOf('kind'), webhook: byPartner.oneOf('webhook') },
  sort: allPartners.sort,
  keyOf: ({ id }) => id,
  reading: LIVE,
})

export const usePartnersControls = () => {
  const t = usePartnerMessages()
  return useMemo(
    () => [
      selectControl({
        name: 'kind',
        label: t('list.kind'),
        any: t('list.anyKind'),
        choices: partnerKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      }),
      selectControl({
        name: 'webhook',
        label: t('list.webhook'),
        any: t('list.anyWebhook'),
        choices: webhookStates.map((state) => ({ value: state, label: t(`webhook.state.${state}`) })),
      }),
    ],
    [t],
  )
}

/** What a partner has told. */
export const callsRegister = defineRegister({
  id: 'partner-calls',
  list: partnerCalls,
  find: findCalls,
  filters: {
    q: byCall.search('search'),
    refused: byCall.flag('isRefused'),
    sandbox: byCall.flag('isSandbox'),
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
      flagControl({ name: 'sandbox', label: t('calls.onlySandbox'), words: t('flag.yes') }),
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

/** What was done with a partner. */
export const journalRegister = defineRegister({
  id: 'partner-journal',
  list: partnerJournal,
  find: findActions,
  filters: { q: byAction.search('subject'), action: byAction.anyOf('action'), period: byAction.days('atDateTime') },
  sort: partnerJournal.sort,
  keyOf: ({ id }) => id,
  reading: LIVE,
})

export const useJournalControls = () => {
  const t = usePartnerMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      choicesControl({
        name: 'action',
        label: t('journal.action'),
        any: t('journal.anyAction'),
        choices: partnerActions.map((action) => ({ value: action, label: t(`journal.action.${action}`) })),
      }),
      periodControl({ name: 'period', label: t('period'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
