import type { Insurer } from '@cabinet/contract/debtor/staff'
import { MenuItem } from '@cabinet/ui/menu'
import { Pencil, Power, PowerOff } from 'lucide-react'
import { RowMenu } from '../../../../shared/ui/row-menu.tsx'
import { useInsurersMessages } from './messages.ts'

export type InsurerAction = 'edit' | 'switch'

/** What can be done with an insurer from its row. */
export const InsurerMenu = ({ insurer, onAct }: { insurer: Insurer; onAct: (action: InsurerAction) => void }) => {
  const t = useInsurersMessages()
  const label = t('menu', { name: insurer.shortName })
  return (
    <RowMenu label={label} onAction={(key) => onAct(key as InsurerAction)}>
      <MenuItem id="edit" icon={Pencil}>
        {t('menu.edit')}
      </MenuItem>
      {insurer.isActive ? (
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
