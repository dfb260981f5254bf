import type { DebtorShipment } from '@cabinet/contract/debtor/shipments'
import { RemoveDialog as Question } from '../../../shared/ui/remove-dialog.tsx'
import { useRemoveShipment } from './data.ts'
import { useShipmentsMessages } from './messages.ts'

/** Asks before a draft is deleted. */
export const RemoveDialog = ({
  shipment,
  ...then
}: {
  shipment: DebtorShipment
  onRemoved: () => void
  onClose: () => void
}) => {
  const t = useShipmentsMessages()
  const { trigger } = useRemoveShipment()
  return (
    <Question
      title={t('remove.title', { number: shipment.number })}
      text={t('remove.text')}
      submit={t('remove.submit')}
      done={t('remove.done')}
      onRemove={() => trigger({ params: { id: shipment.id } })}
      {...then}
    />
  )
}
