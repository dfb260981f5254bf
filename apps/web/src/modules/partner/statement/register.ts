import { find, statementLines, statementStates } from '@cabinet/contract/partner/statement'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useStatementMessages } from './messages.ts'

const by = filtersOf(statementLines)

/** Lines of the bank statement. */
export const statementRegister = defineRegister({
  id: 'statement',
  list: statementLines,
  find,
  filters: { q: by.search('search'), state: by.anyOf('state.name'), period: by.days('date') },
  sort: ['date', 'amount', 'left'],
  keyOf: ({ id }) => id,
  // Lines come by themselves.
  reading: { refreshInterval: 30_000 },
})

/** The fields of its filter bar. */
export const useStatementControls = () => {
  const t = useStatementMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      choicesControl({
        name: 'state',
        label: t('state'),
        any: t('state.any'),
        choices: statementStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
      }),
      periodControl({ name: 'period', label: t('period'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
