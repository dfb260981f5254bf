import { financeBanks, find } from '@cabinet/contract/finance/banks'
import { useMemo } from 'react'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useBanksMessages } from './messages.ts'

const by = filtersOf(financeBanks)

/** Banks that offer money. */
export const banksRegister = defineRegister({
  id: 'finance-banks',
  list: financeBanks,
  find,
  filters: { q: by.search('search'), active: by.flag('isActive') },
  sort: financeBanks.sort,
  keyOf: ({ id }) => id,
})

export const useBanksControls = () => {
  const t = useBanksMessages()
  return useMemo(() => [flagControl({ name: 'active', label: t('list.onlyOn'), words: t('flag.yes') })], [t])
}
