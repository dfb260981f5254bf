import { find, registeredOrganizations } from '@cabinet/contract/organization/staff'
import { legalStatuses } from '@cabinet/contract/people/user'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { selectControl } from '../../../shared/register/controls.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { areaNames, areaTitle } from './area-names.ts'
import { useStaffMessages } from './messages.ts'

const by = filtersOf(registeredOrganizations)

/** Organizations of the installation. */
export const organizationsRegister = defineRegister({
  id: 'staff-organizations',
  list: registeredOrganizations,
  find,
  filters: {
    q: by.search('search'),
    unconfirmed: by.flag('isUnconfirmed'),
    ownerless: by.flag('hasNoOwner'),
    status: by.oneOf('legalStatus.name'),
    without: by.anyOf('excludedModules'),
    period: by.days('createdDateTime'),
  },
  sort: registeredOrganizations.sort,
  keyOf: ({ id }) => id,
})

export const useOrganizationsControls = () => {
  const t = useStaffMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      flagControl({ name: 'unconfirmed', label: t('list.unconfirmed'), words: t('flag.yes') }),
      flagControl({ name: 'ownerless', label: t('list.withoutOwner'), words: t('flag.yes') }),
      selectControl({
        name: 'status',
        label: t('list.status'),
        any: t('list.anyStatus'),
        choices: legalStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      }),
      choicesControl({
        name: 'without',
        label: t('list.excluded'),
        any: t('list.anyModule'),
        choices: areaNames.map((name) => ({ value: name, label: areaTitle(t, name) })),
      }),
      periodControl({ name: 'period', label: t('list.created'), locale, messages }),
    ],
    [t, messages, locale],
  )
}
