import type { UnassignedClaim } from '@cabinet/contract/claim/staff'
import { Text } from '@cabinet/ui/text'
import { companyText } from '../../../shared/company-text.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { Loaded } from '../../../shared/loaded.tsx'
import { useAssign, useProducts } from './data.ts'
import { InsurerField } from './insurer-field.tsx'
import { useStaffClaimsMessages } from './messages.ts'

/** Gives a claim to an insurer; the one who decides the claims of its product is chosen already. */
export const AssignDialog = ({ claim, onClose }: { claim: UnassignedClaim; onClose: () => void }) => {
  const t = useStaffClaimsMessages()
  const found = useProducts()
  const { trigger } = useAssign()
  const insurers = found.data?.insurers ?? []
  const usual = found.data?.products.find(({ product }) => product.name === claim.product.name)?.insurer
  const chosen = insurers.find(({ id }) => id === usual?.id)
  return (
    <FormDialog<{ insurerId: string }, { insurerName: string }>
      title={t('assign.title', { number: claim.number })}
      text={t('assign.text', { organization: companyText(claim.organization) })}
      submit={t('assign.submit')}
      done={({ insurerName }) => t('assign.done', { insurer: companyText(insurerName) })}
      {...(chosen && { initialValues: { insurerId: chosen.id } })}
      fields={['insurerId']}
      isReady={insurers.length > 0}
      onSubmit={({ insurerId }) => trigger({ params: { id: claim.id }, body: { insurerId } })}
      onClose={onClose}
    >
      <Loaded of={found}>
        {() => (insurers.length === 0 ? <Text tone="muted">{t('nobody')}</Text> : <InsurerField insurers={insurers} />)}
      </Loaded>
    </FormDialog>
  )
}
