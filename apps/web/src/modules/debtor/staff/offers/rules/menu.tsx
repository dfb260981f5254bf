import type { OfferRule } from '@cabinet/contract/debtor/offer-rules'
import { MenuItem } from '@cabinet/ui/menu'
import { Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { RowMenu } from '../../../../../shared/ui/row-menu.tsx'
import { useRulesMessages } from './messages.ts'

export type RuleAction = 'edit' | 'switch' | 'remove'

/** What can be done with a rule from its row. */
export const RuleMenu = ({ rule, onAct }: { rule: OfferRule; onAct: (action: RuleAction) => void }) => {
  const t = useRulesMessages()
  const label = t('menu', { name: rule.name })
  return (
    <RowMenu label={label} onAction={(key) => onAct(key as RuleAction)}>
      <MenuItem id="edit" icon={Pencil}>
        {t('menu.edit')}
      </MenuItem>
      <MenuItem id="switch" icon={rule.isActive ? PowerOff : Power}>
        {t(rule.isActive ? 'menu.off' : 'menu.on')}
      </MenuItem>
      <MenuItem id="remove" icon={Trash2} tone="negative">
        {t('menu.remove')}
      </MenuItem>
    </RowMenu>
  )
}
