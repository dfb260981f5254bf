import type { FinanceBank } from '@cabinet/contract/finance/banks'
import { MenuItem } from '@cabinet/ui/menu'
import { Pencil, Power, PowerOff } from 'lucide-react'
import { RowMenu } from '../../../shared/ui/row-menu.tsx'
import { useBanksMessages } from './messages.ts'

export type BankAction = 'edit' | 'switch'

/** What can be done with a bank from its row. */
export const BankMenu = ({ bank, onAct }: { bank: FinanceBank; onAct: (action: BankAction) => void }) => {
  const t = useBanksMessages()
  const label = t('menu', { name: bank.shortName })
  return (
    <RowMenu label={label} onAction={(key) => onAct(key as BankAction)}>
      <MenuItem id="edit" icon={Pencil}>
        {t('menu.edit')}
      </MenuItem>
      {bank.isActive ? (
        <MenuItem id="switch" icon={PowerOff} tone="negative">
          {t('menu.off')}
        </MenuItem>
      ) : (
        <MenuItem id="switch" icon={Power}>
          {t('menu.on')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
