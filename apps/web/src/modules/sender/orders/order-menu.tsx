import { senderPages } from '@cabinet/contract/sender/pages'
import type { SenderOrder } from '@cabinet/contract/sender/orders'
import { MenuItem } from '@cabinet/ui/menu'
import { toast } from '@cabinet/ui/toast'
import { Copy, FileText, PanelRight } from 'lucide-react'
import { RowMenu } from '../../../shared/ui/row-menu.tsx'
import { nameOfOrder } from './columns.tsx'
import { useOrdersMessages } from './messages.ts'

/** What can be done with an order from its row. Whether a claim is possible, the order itself knows. */
export const OrderMenu = ({ order, onOpen }: { order: SenderOrder; onOpen: () => void }) => {
  const t = useOrdersMessages()
  const number = nameOfOrder(order, t)
  const isInsured = order.insurance.status.name === 'INSURED' || order.insurance.status.name === 'FINISHED'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      toast.show({ tone: 'positive', text: t('menu.copied') })
    } catch {
      toast.show({ tone: 'negative', text: t('menu.copyFailed') })
    }
  }
  const act = (key: string) => {
    if (key === 'open') onOpen()
    else if (key === 'copy') void copy()
  }
  return (
    <RowMenu label={t('menu', { number })} onAction={act}>
      <MenuItem id="open" icon={PanelRight}>
        {t('menu.open')}
      </MenuItem>
      <MenuItem id="copy" icon={Copy}>
        {t('menu.copy')}
      </MenuItem>
      {isInsured && order.claims.length === 0 && (
        <MenuItem id="claim" icon={FileText} href={senderPages['Sender:CreateClaim']({ id: order.id })}>
          {t('menu.claim')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
