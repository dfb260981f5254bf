import type { DebtorBuyer } from '@cabinet/contract/debtor-buyer'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useRemoveBuyer } from '../../buyers-data.ts'
import { useBuyersMessages } from './messages.ts'

/** Asks before a buyer leaves the list. */
export const RemoveDialog = ({
  buyer,
  onRemoved,
  onClose,
}: {
  buyer: DebtorBuyer
  onRemoved: () => void
  onClose: () => void
}) => {
  const t = useBuyersMessages()
  const shared = useSharedMessages()
  const { trigger } = useRemoveBuyer()
  const remove = async () => {
    try {
      await trigger({ params: { id: buyer.id } })
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
      title={t('remove.title')}
      confirmLabel={t('menu.remove')}
      onConfirm={remove}
      onOpenChange={onClose}
    >
      {t('remove.text', { name: buyer.shortName })}
    </ConfirmDialog>
  )
}
