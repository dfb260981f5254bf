import { findInsurers, insurers } from '@cabinet/contract/debtor/staff'
import { useMemo } from 'react'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { flagControl } from '../../../../shared/register/flag-control.tsx'
import { defineRegister } from '../../../../shared/register/use-register.ts'
import { useInsurersMessages } from './messages.ts'

const by = filtersOf(insurers)

/** Insurance companies that work with the platform. */
export const insurersRegister = defineRegister({
  id: 'debtor-insurers',
  list: insurers,
  find: findInsurers,
  filters: { q: by.search('search'), active: by.flag('isActive') },
  sort: insurers.sort,
  keyOf: ({ id }) => id,
})

export const useInsurersControls = () => {
  const t = useInsurersMessages()
  return useMemo(() => [flagControl({ name: 'active', label: t('list.onlyOn'), words: t('flag.yes') })], [t])
}
