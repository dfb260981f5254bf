import { find, newsAudiences, newsLetters, newsStates } from '@cabinet/contract/news'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { LIVE } from '../data.ts'
import { useNewsMessages } from './messages.ts'

const by = filtersOf(newsLetters)

/** Letters of news. */
export const newsRegister = defineRegister({
  id: 'news',
  list: newsLetters,
  find,
  filters: {
    q: by.search('search'),
    state: by.anyOf('state.name'),
    audience: by.anyOf('audience.name'),
    period: by.days('sentDateTime'),
  },
  sort: newsLetters.sort,
  keyOf: ({ id }) => id,
  reading: LIVE,
})

/** The fields of its filter bar. */
export const useNewsControls = () => {
  const t = useNewsMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      choicesControl({
        name: 'state',
        label: t('state'),
        any: t('state.any'),
        choices: newsStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
      }),
      choicesControl({
        name: 'audience',
        label: t('audience'),
        any: t('audience.any'),
        choices: newsAudiences.map((audience) => ({ value: audience, label: t(`audience.${audience}`) })),
      }),
      periodControl({ name: 'period', label: t('period'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
