import { claimPages } from '@cabinet/contract/claim/pages'
import type { ClaimLine } from '@cabinet/contract/claim/shapes'
import { MenuItem } from '@cabinet/ui/menu'
import { FileText, Pencil } from 'lucide-react'
import { RowMenu } from '../../../shared/ui/row-menu.tsx'
import { formAddress } from '../parts/products.ts'
import { useClaimMessages } from '../parts/messages.ts'

/** What can be done with a claim from its row. */
export const ClaimMenu = ({ claim: { id, number, status, object, product } }: { claim: ClaimLine }) => {
  const t = useClaimMessages()
  const form = object ? formAddress(product.name, object.id) : claimPages.claim({ id }, { step: 'LINES' })
  return (
    <RowMenu label={t('menu.of', { number })}>
      <MenuItem id="open" icon={FileText} href={claimPages.claim({ id })}>
        {t('menu.open')}
      </MenuItem>
      {status.name === 'DRAFT' && (
        <MenuItem id="edit" icon={Pencil} href={form}>
          {t('continue')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
