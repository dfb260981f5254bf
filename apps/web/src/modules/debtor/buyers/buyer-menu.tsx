import type { DebtorBuyer } from '@cabinet/contract/debtor/buyers'
import { debtorPages } from '@cabinet/contract/debtor/pages'
import { MenuItem } from '@cabinet/ui/menu'
import { List, PanelRight, Pencil, ShieldPlus, Trash2 } from 'lucide-react'
import { RowMenu } from '../../../shared/ui/row-menu.tsx'
import { useBuyersMessages } from './messages.ts'
import { useObstacles } from './use-obstacles.ts'

export type BuyerAction = 'open' | 'limit' | 'edit' | 'remove'

/** A link, which the page has nothing to do for. */
const SHIPMENTS = 'shipments'

/** What can be done with a buyer from the row; what cannot says why. */
export const BuyerMenu = ({ buyer, onAct }: { buyer: DebtorBuyer; onAct: (action: BuyerAction) => void }) => {
  const t = useBuyersMessages()
  const obstacles = useObstacles()
  const name = buyer.shortName
  const [limit, remove] = [obstacles.toLimit(buyer), obstacles.toRemove(buyer)]
  return (
    <RowMenu label={t('menu', { name })} onAction={(key) => key !== SHIPMENTS && onAct(key as BuyerAction)}>
      <MenuItem id="open" icon={PanelRight}>
        {t('menu.open')}
      </MenuItem>
      <MenuItem id="limit" icon={ShieldPlus} isDisabled={limit !== undefined} description={limit}>
        {t(buyer.requestedLimit === null ? 'menu.request' : 'menu.change')}
      </MenuItem>
      <MenuItem id="edit" icon={Pencil}>
        {t('menu.edit')}
      </MenuItem>
      <MenuItem id={SHIPMENTS} icon={List} href={debtorPages['Debtors:OrderRegister']({}, { buyer: buyer.id })}>
        {t('menu.shipments')}
      </MenuItem>
      <MenuItem id="remove" icon={Trash2} tone="negative" isDisabled={remove !== undefined} description={remove}>
        {t('menu.remove')}
      </MenuItem>
    </RowMenu>
  )
}
