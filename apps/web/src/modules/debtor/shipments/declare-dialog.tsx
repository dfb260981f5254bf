import type { DebtorShipment } from '@cabinet/contract/debtor/shipments'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../../../shared/api/problem.ts'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useDeclare } from './data.ts'
import { useShipmentsMessages } from './messages.ts'

/** Asks before drafts are declared: afterwards nothing of them can be changed. */
export const DeclareDialog = ({
  shipments,
  onDeclared,
  onClose,
}: {
  /** Drafts, in the order in which they take of the limits. */
  shipments: readonly DebtorShipment[]
  onDeclared: () => void
  onClose: () => void
}) => {
  const t = useShipmentsMessages()
  const shared = useSharedMessages()
  const money = useMoney()
  const { trigger } = useDeclare()
  const sum = shipments.reduce((total, { amount }) => total + amount, 0)
  const declare = async () => {
    try {
      const done = await trigger({ body: { shipmentIds: shipments.map(({ id }) => id) } })
      const words = { sum: money(done.insuredSum), premium: money(done.premiumSum) }
      toast.show({ tone: 'positive', text: t('declare.done', { count: done.declaredCount, ...words }) })
      if (done.uninsuredCount > 0)
        toast.show({ tone: 'notice', text: t('declare.uninsured', { count: done.uninsuredCount }) })
      onDeclared()
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('declare.title', { count: shipments.length })}
      confirmLabel={t('declare.submit')}
      onConfirm={declare}
      onOpenChange={onClose}
    >
      {t('declare.text', { sum: money(sum) })}
    </ConfirmDialog>
  )
}
