import type { DebtorShipment } from '@cabinet/contract/debtor/shipments'
import { debtorPages } from '@cabinet/contract/debtor/pages'
import { MenuItem } from '@cabinet/ui/menu'
import { Banknote, FileText, Megaphone, PanelRight, Pencil, Send, Trash2 } from 'lucide-react'
import { RowMenu } from '../../../shared/ui/row-menu.tsx'
import { useShipmentsMessages } from './messages.ts'
import { possibleWith } from './next-action.ts'

export type ShipmentAction = 'open' | 'edit' | 'declare' | 'pay' | 'notify' | 'remove'

/** A link, which the page has nothing to do for. */
const CLAIM = 'claim'

/** What can be done with a shipment from its row. */
export const ShipmentMenu = ({
  shipment,
  onAct,
}: {
  shipment: DebtorShipment
  onAct: (action: ShipmentAction) => void
}) => {
  const t = useShipmentsMessages()
  const { id, number } = shipment
  const possible = possibleWith(shipment)
  return (
    <RowMenu label={t('menu', { number })} onAction={(key) => key !== CLAIM && onAct(key as ShipmentAction)}>
      <MenuItem id="open" icon={PanelRight}>
        {t('menu.open')}
      </MenuItem>
      {possible.declare && (
        <MenuItem id="declare" icon={Send}>
          {t('menu.declare')}
        </MenuItem>
      )}
      {possible.notify && (
        <MenuItem id="notify" icon={Megaphone}>
          {t('menu.notify')}
        </MenuItem>
      )}
      {possible.claim && (
        <MenuItem id={CLAIM} icon={FileText} href={debtorPages['Debtors:CreateClaim']({ id })}>
          {t('menu.claim')}
        </MenuItem>
      )}
      {possible.pay && (
        <MenuItem id="pay" icon={Banknote}>
          {t('menu.pay')}
        </MenuItem>
      )}
      {possible.edit && (
        <MenuItem id="edit" icon={Pencil}>
          {t('menu.edit')}
        </MenuItem>
      )}
      {possible.remove && (
        <MenuItem id="remove" icon={Trash2} tone="negative">
          {t('menu.remove')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
