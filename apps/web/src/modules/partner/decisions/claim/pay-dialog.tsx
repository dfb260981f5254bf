import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { DateField } from '@cabinet/ui/date-field'
import { formatMoney } from '@cabinet/ui/money'
import { MoneyField } from '@cabinet/ui/money-field'
import { TextField } from '@cabinet/ui/text-field'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useDecisionsMessages } from '../messages.ts'
import { usePay } from './data.ts'

interface Values {
  readonly amount: number | null
  readonly date: string
  readonly orderNumber: string
}

/** Says that the money has left. */
export const PayDialog = ({ claim, onClose }: { claim: InsurerClaim; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const { decide } = usePay()
  const approved = claim.approvedAmount ?? 0
  const most = formatMoney(approved, { locale, fraction: 'auto' })
  const sumProblem = (sum: number | null | undefined) => {
    if (sum == null) return shared('required')
    return sum > 0 && sum <= approved ? undefined : t('pay.range', { sum: most })
  }
  const validate = ({ amount, date }: Partial<Values>) => {
    const sum = sumProblem(amount)
    return { ...(sum !== undefined && { amount: sum }), ...(!date && { date: shared('required') }) }
  }
  return (
    <FormDialog<Values>
      title={t('pay.title')}
      text={t('pay.text', { account: claim.payment?.settlementAccount ?? '—' })}
      submit={t('claim.pay')}
      done={t('pay.done')}
      initialValues={{ amount: approved, date: '', orderNumber: '' }}
      validate={validate}
      fields={['amount', 'date', 'orderNumber']}
      onSubmit={({ amount, date, orderNumber }) =>
        decide(
          { id: claim.id },
          {
            amount: amount ?? 0,
            date,
            version: claim.version,
            ...(orderNumber?.trim() && { orderNumber: orderNumber.trim() }),
          },
        )
      }
      onClose={onClose}
    >
      <FormField<number | null> name="amount" empty={null}>
        {(field) => <MoneyField {...field} isRequired label={t('pay.amount')} />}
      </FormField>
      <FormField<string> name="date" empty="">
        {(field) => <DateField {...field} isRequired label={t('pay.date')} />}
      </FormField>
      <FormField<string> name="orderNumber" empty="">
        {(field) => <TextField {...field} label={t('pay.order')} />}
      </FormField>
    </FormDialog>
  )
}
