import { findUnassigned, unassignedClaims } from '@cabinet/contract/claim/staff'
import { insuredProducts } from '@cabinet/contract/insured'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { selectControl } from '../../../shared/register/controls.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useProductName } from '../parts/products.ts'
import { useStaffClaimsMessages } from './messages.ts'

const by = filtersOf(unassignedClaims)

/** Claims that were sent and that no insurer can see. */
export const unassignedRegister = defineRegister({
  id: 'unassigned-claims',
  list: unassignedClaims,
  find: findUnassigned,
  filters: { q: by.search('search'), product: by.oneOf('product.name'), period: by.days('submittedDateTime') },
  sort: unassignedClaims.sort,
  keyOf: ({ id }) => id,
})

export const useUnassignedControls = () => {
  const t = useStaffClaimsMessages()
  const nameOf = useProductName()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      selectControl({
        name: 'product',
        label: t('claims.product'),
        any: t('claims.anyProduct'),
        choices: insuredProducts.map((product) => ({ value: product, label: nameOf(product) })),
      }),
      periodControl({ name: 'period', label: t('claims.sent'), locale, messages }),
    ],
    [t, nameOf, messages, locale],
  )
}
