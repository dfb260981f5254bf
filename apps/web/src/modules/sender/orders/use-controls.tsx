import { coverStatuses, orderStages } from '@cabinet/contract/sender/orders'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { ChoicesField } from '../../../shared/register/choices-field.tsx'
import type { RegisterControl } from '../../../shared/register/controls.tsx'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { useOrderStatuses } from './data.ts'
import { useOrdersMessages } from './messages.ts'

type Messages = ReturnType<typeof useOrdersMessages>

const MORE = 3

/** The many statuses of the courier under their stages, with a search. */
const statusControl = (
  t: Messages,
  choices: readonly { readonly value: string; readonly label: string; readonly group: string }[],
): RegisterControl<'status'> => {
  const chosen = (value: string) => value.split(',').filter((code) => code !== '')
  return {
    name: 'status',
    label: t('status'),
    words(value) {
      const codes = chosen(value)
      // A code that the dictionary does not know is still a filter.
      const labels = codes.map((code) => choices.find((choice) => choice.value === code)?.label ?? code)
      return labels.length > MORE ? `${labels.slice(0, MORE).join(', ')} +${labels.length - MORE}` : labels.join(', ')
    },
    field: (value, onChange) => (
      <ChoicesField
        hasSearch
        name="status"
        label={t('status')}
        any={t('status.any')}
        choices={choices}
        value={chosen(value)}
        onChange={onChange}
      />
    ),
  }
}

/** The orders of one invoice, asked for by its page: there is a chip to take it away and nothing to choose. */
const invoiceControl = (t: Messages): RegisterControl<'invoice'> => ({
  name: 'invoice',
  label: t('invoice'),
  words: () => t('invoice.words'),
  field: () => null,
})

/** The fields of the filter bar of orders. */
export const useOrderControls = (isOfInvoice: boolean) => {
  const t = useOrdersMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  const { data: statuses } = useOrderStatuses()
  return useMemo(() => {
    const byStage = orderStages.flatMap((stage) => (statuses ?? []).filter((status) => status.stage.name === stage))
    return [
      periodControl({
        name: 'period',
        label: t('period'),
        locale,
        messages,
        presets: ['month', 'lastMonth', 'quarter', 'year'],
      }),
      statusControl(
        t,
        byStage.map(({ code, name, stage }) => ({ value: code, label: name, group: stage.description })),
      ),
      choicesControl({
        name: 'stage',
        label: t('stage'),
        any: t('stage.any'),
        choices: orderStages.map((stage) => ({ value: stage, label: t(`tile.${stage}`) })),
      }),
      choicesControl({
        name: 'cover',
        label: t('cover'),
        any: t('cover.any'),
        choices: coverStatuses.map((status) => ({ value: status, label: t(`cover.${status}`) })),
      }),
      flagControl({ name: 'claim', label: t('claim'), words: t('claim.words') }),
      ...(isOfInvoice ? [invoiceControl(t)] : []),
    ]
  }, [t, messages, locale, statuses, isOfInvoice])
}
