import { claimPages } from '@cabinet/contract/claim-pages'
import type { ClaimLine } from '@cabinet/contract/claim-shapes'
import { IconButton } from '@cabinet/ui/icon-button'
import { Menu, MenuItem } from '@cabinet/ui/menu'
import { Ellipsis, FileText, Pencil } from 'lucide-react'
import { formAddress } from '../products.ts'
import { useClaimMessages } from '../parts/messages.ts'

/** What can be done with a claim from its row. */
export const ClaimMenu = ({ claim: { id, number, status, object, product } }: { claim: ClaimLine }) => {
  const t = useClaimMessages()
  const form = object ? formAddress(product.name, object.id) : claimPages.claim({ id }, { step: 'LINES' })
  return (
    <Menu
      aria-label={t('menu.of', { number })}
      placement="bottom end"
      trigger={<IconButton data-track="row-menu" icon={Ellipsis} label={t('menu.of', { number })} size="small" />}
    >
      <MenuItem id="open" icon={FileText} href={claimPages.claim({ id })}>
        {t('menu.open')}
      </MenuItem>
      {status.name === 'DRAFT' && (
        <MenuItem id="edit" icon={Pencil} href={form}>
          {t('continue')}
        </MenuItem>
      )}
    </Menu>
  )
}
