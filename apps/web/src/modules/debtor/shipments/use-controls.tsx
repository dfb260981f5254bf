import { nextActions, shipmentStatuses } from '@cabinet/contract/debtor/shipments'
import { ComboBox } from '@cabinet/ui/combo-box'
import { useMemo } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import type { RegisterControl } from '../../../shared/register/controls.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { searchBuyers, useBuyer } from '../buyers/data.ts'
import { useShipmentsMessages } from './messages.ts'
import type { shipmentsRegister } from './shipments-register.ts'

type Name = keyof typeof shipmentsRegister.filters
type Values = Readonly<Record<Name, string>>

/** The filter by buyer; the name of one that came with the address is read. */
const useBuyerControl = (value: string): RegisterControl<'buyer'> => {
  const t = useShipmentsMessages()
  const { data: known } = useBuyer(value === '' ? null : value)
  return useMemo(
    () => ({
      name: 'buyer',
      label: t('buyer'),
      words: () => companyText(known?.shortName ?? '…'),
      field: (id, onChange) => (
        <ComboBox
          // The field keeps the words of its choice; who it is comes after the address.
          key={known?.id ?? ''}
          data-track="buyer"
          label={t('buyer')}
          placeholder={t('buyer.any')}
          load={searchBuyers}
          value={id}
          {...(known?.id === id && {
            initialItem: { value: known.id, label: known.shortName, description: known.itn },
          })}
          onChange={(next) => onChange(next)}
        />
      ),
    }),
    [t, known],
  )
}

/** Filters that figures of other pages ask for: there is a chip to take each away and nothing to choose. */
const useAskedFor = (values: Values): readonly RegisterControl<Name>[] => {
  const t = useShipmentsMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(() => {
    const chip = <const N extends Name>(name: N, label: string, words: string): RegisterControl<N> => ({
      name,
      label,
      words: () => words,
      field: () => null,
    })
    const all = [
      {
        ...periodControl({ name: 'declared', label: t('declared'), locale, messages }),
        field: () => null,
      },
      chip('insured', t('insured'), t('filter.yes')),
      chip('debt', t('debt'), t('filter.yes')),
      chip('overdue', t('overdueFilter'), t('filter.yes')),
      chip('invoice', t('invoice'), t('invoice.words')),
    ]
    return all.filter(({ name }) => values[name] !== '')
  }, [t, messages, locale, values])
}

/** The fields of the filter bar of shipments. */
export const useShipmentControls = (values: Values): readonly RegisterControl<Name>[] => {
  const t = useShipmentsMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  const buyer = useBuyerControl(values.buyer)
  const asked = useAskedFor(values)
  const fixed = useMemo(
    () => ({
      status: choicesControl({
        name: 'status',
        label: t('status'),
        any: t('status.any'),
        choices: shipmentStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      }),
      next: choicesControl({
        name: 'next',
        label: t('next'),
        any: t('next.any'),
        choices: nextActions.map((action) => ({ value: action, label: t(`next.${action}`) })),
      }),
      period: periodControl({
        name: 'period',
        label: t('period'),
        locale,
        messages,
        presets: ['month', 'lastMonth', 'quarter', 'year'],
      }),
      due: periodControl({ name: 'due', label: t('due'), locale, messages }),
    }),
    [t, messages, locale],
  )
  return useMemo(() => [fixed.status, fixed.next, buyer, fixed.period, fixed.due, ...asked], [fixed, buyer, asked])
}
