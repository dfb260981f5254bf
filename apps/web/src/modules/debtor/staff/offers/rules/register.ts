import { find, offerRules } from '@cabinet/contract/debtor/offer-rules'
import type { Insurer } from '@cabinet/contract/debtor/staff'
import { useMemo } from 'react'
import { selectControl } from '../../../../../shared/register/controls.tsx'
import { filtersOf } from '../../../../../shared/register/filters.ts'
import { flagControl } from '../../../../../shared/register/flag-control.tsx'
import { defineRegister } from '../../../../../shared/register/use-register.ts'
import { useRulesMessages } from './messages.ts'

const by = filtersOf(offerRules)

/** Rules by which credit insurance is offered. */
export const rulesRegister = defineRegister({
  id: 'credit-offer-rules',
  list: offerRules,
  find,
  filters: { q: by.search('search'), active: by.flag('isActive'), insurer: by.oneOf('insurerId') },
  sort: offerRules.sort,
  keyOf: ({ id }) => id,
})

export const useRulesControls = (insurers: readonly Insurer[]) => {
  const t = useRulesMessages()
  return useMemo(
    () => [
      selectControl({
        name: 'insurer',
        label: t('list.insurer'),
        any: t('list.anyInsurer'),
        choices: insurers.map(({ id, shortName }) => ({ value: id, label: shortName })),
      }),
      flagControl({ name: 'active', label: t('list.onlyOn'), words: t('flag.yes') }),
    ],
    [t, insurers],
  )
}
