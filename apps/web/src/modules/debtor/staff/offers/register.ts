import { creditOffers, creditStates, findOffers, type Insurer } from '@cabinet/contract/debtor/staff'
import { useMemo } from 'react'
import { choicesControl } from '../../../../shared/register/choices-control.tsx'
import { selectControl } from '../../../../shared/register/controls.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { defineRegister } from '../../../../shared/register/use-register.ts'
import { useOffersMessages } from './messages.ts'

const by = filtersOf(creditOffers)

/** Organizations to which credit insurance was offered. */
export const offersRegister = defineRegister({
  id: 'credit-offers',
  list: creditOffers,
  find: findOffers,
  filters: { q: by.search('search'), state: by.anyOf('state.name'), insurer: by.oneOf('insurer.id') },
  sort: creditOffers.sort,
  keyOf: ({ id }) => id,
})

export const useOffersControls = (insurers: readonly Insurer[]) => {
  const t = useOffersMessages()
  return useMemo(
    () => [
      choicesControl({
        name: 'state',
        label: t('list.state'),
        any: t('list.anyState'),
        choices: creditStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
      }),
      selectControl({
        name: 'insurer',
        label: t('list.insurer'),
        any: t('list.anyInsurer'),
        choices: insurers.map(({ id, shortName }) => ({ value: id, label: shortName })),
      }),
    ],
    [t, insurers],
  )
}
