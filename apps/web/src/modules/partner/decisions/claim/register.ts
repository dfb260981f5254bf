import { insurerClaims, insurerClaimStates } from '@cabinet/contract/claim/partner-shapes'
import { findClaims } from '@cabinet/contract/claim/partner'
import { insuredProducts } from '@cabinet/contract/insured'
import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { choicesControl } from '../../../../shared/register/choices-control.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../../shared/register/messages.ts'
import { periodControl } from '../../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../../shared/register/use-register.ts'
import { useDecisionsMessages } from '../messages.ts'

const by = filtersOf(insurerClaims)

/** Claims that were sent to the insurer. */
export const claimsRegister = defineRegister({
  id: 'decisions-claims',
  list: insurerClaims,
  find: findClaims,
  filters: {
    q: by.search('search'),
    state: by.anyOf('state'),
    product: by.anyOf('product'),
    period: by.days('submittedDateTime'),
  },
  sort: insurerClaims.sort,
  keyOf: ({ id }) => id,
  // Claims come by themselves.
  reading: { refreshInterval: 30_000 },
})

/** The fields of its filter bar. */
export const useClaimsControls = () => {
  const t = useDecisionsMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      choicesControl({
        name: 'state',
        label: t('state'),
        any: t('state.any'),
        choices: insurerClaimStates.map((state) => ({ value: state, label: t(`claim.state.${state}`) })),
      }),
      choicesControl({
        name: 'product',
        label: t('product'),
        any: t('product.any'),
        choices: insuredProducts.map((product) => ({ value: product, label: t(`insured.${product}`) })),
      }),
      periodControl({ name: 'period', label: t('claim.sent'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
