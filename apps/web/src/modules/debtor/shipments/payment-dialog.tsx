import { paymentRules } from '@cabinet/contract/debtor/form-rules'
import type { DebtorShipment, DebtorShipmentCard } from '@cabinet/contract/debtor/shipments'
import { DateField } from '@cabinet/ui/date-field'
import { MoneyField } from '@cabinet/ui/money-field'
import { today } from '@cabinet/validators/dates'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { usePay } from './data.ts'
import { useShipmentsMessages } from './messages.ts'

interface Values {
  readonly date: string
  readonly amount: number | null
}

/** Notes what the buyer has paid, whole or in part. */
export const PaymentDialog = ({ shipment, onClose }: { shipment: DebtorShipment; onClose: () => void }) => {
  const t = useShipmentsMessages()
  const money = useMoney()
  const say = useRuleText()
  const { trigger } = usePay()
  const { id, number, buyer, debtAmount, shipmentDate } = shipment
  const now = today('Europe/Moscow')
  const initial = useMemo(() => ({ date: now, amount: debtAmount }), [now, debtAmount])
  const validate = useMemo(
    () => formValidator(paymentRules({ today: now, shipmentDate, debtAmount }), say),
    [now, shipmentDate, debtAmount, say],
  )
  return (
    <FormDialog<Values, DebtorShipmentCard>
      title={t('pay.title', { number })}
      text={t('pay.text', { buyer: companyText(buyer.shortName), sum: money(debtAmount) })}
      submit={t('pay.submit')}
      done={t('pay.done')}
      initialValues={initial}
      validate={validate}
      fields={['date', 'amount']}
      onSubmit={({ date, amount }) => trigger({ params: { id }, body: { date, amount: amount ?? 0 } })}
      onClose={onClose}
    >
      <FormField<string> name="date" empty="">
        {(field) => <DateField label={t('pay.date')} isRequired minValue={shipmentDate} maxValue={now} {...field} />}
      </FormField>
      <FormField<number | null> name="amount" empty={null}>
        {(field) => <MoneyField label={t('pay.sum')} isRequired {...field} />}
      </FormField>
    </FormDialog>
  )
}
