import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import { IconButton } from '@cabinet/ui/icon-button'
import { Menu, MenuItem } from '@cabinet/ui/menu'
import { EllipsisVertical, Pencil, Star, Trash2 } from 'lucide-react'
import { useOrganizationMessages } from './messages.ts'

/** What may be done with an account. */
export interface AccountActions {
  readonly onEdit: () => void
  readonly onMakeMain: () => void
  readonly onRemove: () => void
  readonly isBusy: boolean
  /** Why nothing may be changed; absent for administrators. */
  readonly lockedReason: string | undefined
}

/** What can be done with a bank account. What this reader may not do stays in the list and says why. */
export const AccountMenu = ({ account, actions }: { account: PaymentDetails; actions: AccountActions }) => {
  const t = useOrganizationMessages()
  const { onEdit, onMakeMain, onRemove, isBusy, lockedReason } = actions
  const label = t('paymentDetails.actionsOf', { bank: account.bankName })
  const saved = lockedReason ?? account.usedIn ?? undefined
  return (
    <Menu
      aria-label={label}
      placement="bottom end"
      trigger={<IconButton data-track="row-menu" icon={EllipsisVertical} label={label} isLoading={isBusy} />}
      onAction={(key) => {
        if (key === 'edit') onEdit()
        if (key === 'main') onMakeMain()
        if (key === 'remove') onRemove()
      }}
    >
      <MenuItem id="edit" icon={Pencil} isDisabled={lockedReason !== undefined} description={lockedReason}>
        {t('organization.edit')}
      </MenuItem>
      {!account.isMain && (
        <MenuItem id="main" icon={Star} isDisabled={lockedReason !== undefined} description={lockedReason}>
          {t('paymentDetails.makeMain')}
        </MenuItem>
      )}
      <MenuItem
        id="remove"
        icon={Trash2}
        isDisabled={saved !== undefined}
        description={saved}
        tone={saved === undefined ? 'negative' : 'ink'}
      >
        {t('paymentDetails.remove')}
      </MenuItem>
    </Menu>
  )
}
