import type { DebtorShipmentCard } from '@cabinet/contract/debtor/shipments'
import { ComboBox } from '@cabinet/ui/combo-box'
import { useEffect, useRef } from 'react'
import { useField, useForm } from 'react-final-form'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { searchBuyers, useBuyer } from '../buyers/data.ts'
import { useShipmentsMessages } from './messages.ts'
import type { ShipmentValues } from './shipment-values.ts'

/** Fills in the contract and the usual deferral of a buyer who was chosen; what the person has typed stays. */
const useContractOfBuyer = (buyerId: string): void => {
  const form = useForm<ShipmentValues>()
  const { data: buyer } = useBuyer(buyerId === '' ? null : buyerId)
  const filled = useRef<string | null>(null)
  useEffect(() => {
    if (!buyer || filled.current === buyer.id) return
    filled.current = buyer.id
    const { contract, deferralDays } = form.getState().values
    form.batch(() => {
      if (contract.number === '') form.change('contract.number' as never, buyer.contract.number as never)
      if (contract.date === '') form.change('contract.date' as never, buyer.contract.date as never)
      if (deferralDays === null) form.change('deferralDays', buyer.paymentTermDays)
    })
  }, [buyer, form])
}

/** Who was delivered to: one of the buyers on the list. */
export const BuyerChoice = ({ known }: { known: DebtorShipmentCard['buyer'] | undefined }) => {
  const t = useShipmentsMessages()
  const { value } = useField<string>('buyerId', { subscription: { value: true } }).input
  useContractOfBuyer(value)
  return (
    <FormField<string> name="buyerId" empty="">
      {({ onChange, ...field }) => (
        <ComboBox
          {...field}
          isRequired
          label={t('form.buyer')}
          description={t('form.buyerHelp')}
          load={searchBuyers}
          {...(known && { initialItem: { value: known.id, label: known.shortName, description: known.itn } })}
          onChange={(next) => onChange(next)}
        />
      )}
    </FormField>
  )
}
