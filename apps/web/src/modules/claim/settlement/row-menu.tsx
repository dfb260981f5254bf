import { claimPages } from '@cabinet/contract/claim-pages'
import type { ClaimLine } from '@cabinet/contract/claim-shapes'
import { IconButton } from '@cabinet/ui/icon-button'
import { Menu, MenuItem } from '@cabinet/ui/menu'
import { Ellipsis, FileText, Pencil } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { formAddress } from '../products.ts'
import { useClaimMessages } from '../words/messages.ts'

/** What can be done with a claim from its row. */
export const ClaimMenu = ({ claim: { id, number, status, object, product } }: { claim: ClaimLine }) => {
  const t = useClaimMessages()
  const navigate = useNavigate()
  const form = object ? formAddress(product.name, object.id) : claimPages.claim({ id }, { step: 'LINES' })
  return (
    <Menu
      aria-label={t('menu.of', { number })}
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} label={t('menu.of', { number })} size="small" />}
      onAction={(key) => void navigate(key === 'edit' ? form : claimPages.claim({ id }))}
    >
      <MenuItem id="open" icon={FileText}>
        {t('menu.open')}
      </MenuItem>
      {status.name === 'DRAFT' && (
        <MenuItem id="edit" icon={Pencil}>
          {t('continue')}
        </MenuItem>
      )}
    </Menu>
  )
}
