import { colleagues, find } from '@cabinet/contract/people/colleagues'
import { userStatuses } from '@cabinet/contract/people/user'
import { selectControl } from '../../../../shared/register/controls.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { defineRegister } from '../../../../shared/register/use-register.ts'
import { useRoles } from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'

const by = filtersOf(colleagues)

/** The register of the people of a cabinet. */
export const usersRegister = defineRegister({
  id: 'users',
  list: colleagues,
  find,
  filters: { q: by.search('search'), status: by.oneOf('status.name'), role: by.oneOf('roles.id') },
  sort: ['fullName', 'lastLoginDateTime'],
  keyOf: ({ id }) => id,
})

/** The fields of its filter bar. */
export const useUsersControls = () => {
  const t = useProfileMessages()
  const roles = useRoles().data?.content ?? []
  return [
    selectControl({
      name: 'status',
      label: t('users.status'),
      any: t('users.anyStatus'),
      choices: userStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
    }),
    selectControl({
      name: 'role',
      label: t('users.role'),
      any: t('users.anyRole'),
      choices: roles.map(({ id, description }) => ({ value: id, label: description })),
    }),
  ]
}
