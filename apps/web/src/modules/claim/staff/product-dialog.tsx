import type { ProductInsurer } from '@cabinet/contract/claim/staff'
import { Text } from '@cabinet/ui/text'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useProductName } from '../parts/products.ts'
import { useSetProductInsurer } from './data.ts'
import { type InsurerChoice, InsurerField } from './insurer-field.tsx'
import { useStaffClaimsMessages } from './messages.ts'

/** Says who decides the claims of a product from now on. */
export const ProductDialog = ({
  product: { product, insurer },
  insurers,
  onClose,
}: {
  product: ProductInsurer
  insurers: readonly InsurerChoice[]
  onClose: () => void
}) => {
  const t = useStaffClaimsMessages()
  const nameOf = useProductName()
  const { trigger } = useSetProductInsurer()
  const now = insurers.find(({ id }) => id === insurer?.id)
  return (
    <FormDialog<{ insurerId: string }>
      title={t('set.title', { product: nameOf(product.name) })}
      text={t('set.text')}
      submit={t('set.submit')}
      done={t('set.done')}
      {...(now && { initialValues: { insurerId: now.id } })}
      fields={['insurerId']}
      isReady={insurers.length > 0}
      onSubmit={({ insurerId }) => trigger({ params: { product: product.name }, body: { insurerId } })}
      onClose={onClose}
    >
      {insurers.length === 0 ? <Text tone="muted">{t('nobody')}</Text> : <InsurerField insurers={insurers} />}
    </FormDialog>
  )
}
