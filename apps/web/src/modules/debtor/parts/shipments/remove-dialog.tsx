import type { DebtorShipment } from '@cabinet/contract/debtor-shipment'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useRemoveShipment } from '../../shipments-data.ts'
import { useShipmentsMessages } from './messages.ts'

/** Asks before a draft is deleted. */
export const RemoveDialog = ({
  shipment,
  onRemoved,
  onClose,
}: {
  shipment: DebtorShipment
  onRemoved: () => void
  onClose: () => void
}) => {
  const t = useShipmentsMessages()
  const shared = useSharedMessages()
  const { trigger } = useRemoveShipment()
  const remove = async () => {
    try {
      await trigger({ params: { id: shipment.id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('remove.done') })
    onRemoved()
  }
  return (
    <ConfirmDialog
      isOpen
      tone="negative"
      title={t('remove.title', { number: shipment.number })}
      confirmLabel={t('remove.submit')}
      onConfirm={remove}
      onOpenChange={onClose}
    >
      {t('remove.text')}
    </ConfirmDialog>
  )
}
