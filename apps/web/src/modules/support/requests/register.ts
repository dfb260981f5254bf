import { supportTopics } from '@cabinet/contract/support/requests'
import { find, staffRequests } from '@cabinet/contract/support/staff'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { selectControl } from '../../../shared/register/controls.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useRequestMessages } from './messages.ts'

const by = filtersOf(staffRequests)

/** Requests to the support, for those who answer them. */
export const requestsRegister = defineRegister({
  id: 'support-requests',
  list: staffRequests,
  find,
  filters: {
    q: by.search('search'),
    waiting: by.flag('isWaiting'),
    topic: by.oneOf('topic'),
    period: by.days('lastDateTime'),
  },
  sort: staffRequests.sort,
  keyOf: ({ id }) => id,
})

export const useRequestsControls = () => {
  const t = useRequestMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      flagControl({ name: 'waiting', label: t('list.waiting'), words: t('flag.yes') }),
      selectControl({
        name: 'topic',
        label: t('list.topic'),
        any: t('list.anyTopic'),
        choices: supportTopics.map((topic) => ({ value: topic, label: t(`topic.${topic}`) })),
      }),
      periodControl({ name: 'period', label: t('list.last'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
