import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { type FinancingObject, trancheRange } from '@cabinet/contract/finance/objects'
import { DateField } from '@cabinet/ui/date-field'
import { formatMoney } from '@cabinet/ui/money'
import { MoneyField } from '@cabinet/ui/money-field'
import { TextArea } from '@cabinet/ui/text-area'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { useTranche } from '../registers/data.ts'
import { todayInMoscow } from '../registers/address.ts'

interface Values {
  readonly amount: number | null
  readonly date: string
  readonly purpose: string
}

const FIELDS = ['amount', 'date', 'purpose'] as const
const LONGEST = 500

/** Asks for money of a credit line: how much, for which day, what for. */
export const TrancheDialog = ({
  agreement,
  day,
  onClose,
}: {
  agreement: AgreementCard
  /** The chosen day of the calendar; empty when none is. */
  day: string
  onClose: () => void
}) => {
  const t = useRegistersMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const { trigger } = useTranche()
  const sum = (kopecks: number) => formatMoney(kopecks, { locale, fraction: 'auto' })
  const most = Math.min(agreement.availableLimit, trancheRange.max)
  const amountProblem = (amount: number | null | undefined) => {
    if (amount == null) return shared('required')
    if (amount < trancheRange.min) return t('tranche.tooSmall', { sum: sum(trancheRange.min) })
    return amount > most ? t('tranche.tooLarge', { sum: sum(most) }) : undefined
  }
  const validate = (values: Partial<Values>) => {
    const amount = amountProblem(values.amount)
    return {
      ...(amount !== undefined && { amount }),
      ...(!values.date && { date: shared('required') }),
      ...(!values.purpose?.trim() && { purpose: shared('required') }),
    }
  }
  return (
    <FormDialog<Values, FinancingObject>
      title={t('tranche.title')}
      text={t('tranche.text', { number: agreement.number, sum: sum(agreement.availableLimit) })}
      submit={t('tranche.submit')}
      done={({ number, financingAmount }) => t('tranche.done', { number, sum: sum(financingAmount) })}
      initialValues={{ amount: null, date: day, purpose: '' }}
      validate={validate}
      fields={FIELDS}
      onSubmit={({ amount, date, purpose }) =>
        trigger({ body: { agreementId: agreement.id, amount: amount ?? 0, date, purpose: purpose.trim() } })
      }
      onClose={onClose}
    >
      <FormField<number | null> name="amount" empty={null}>
        {(field) => <MoneyField label={t('tranche.amount')} isRequired {...field} />}
      </FormField>
      <FormField<string> name="date" empty="">
        {(field) => (
          <DateField
            label={t('order.day')}
            description={t('order.dayHelp')}
            isRequired
            minValue={todayInMoscow()}
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name="purpose" empty="">
        {(field) => <TextArea label={t('tranche.purpose')} isRequired maxLength={LONGEST} {...field} />}
      </FormField>
    </FormDialog>
  )
}
