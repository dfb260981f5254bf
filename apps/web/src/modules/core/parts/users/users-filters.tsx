import { userStatuses } from '@cabinet/contract/user'
import { FilterBar } from '@cabinet/ui/filter-bar'
import { SearchField } from '@cabinet/ui/search-field'
import { Select } from '@cabinet/ui/select'
import { useEffect, useState } from 'react'
import { useRoles } from '../../people-data.ts'
import { useProfileWords } from '../profile/words.ts'
import type { UsersState } from './use-users-state.ts'

/** A pause in typing after which the list is asked. */
const PAUSE = 300

/** Typed text that reaches the address after a pause. */
const useTyped = (search: string, onSearch: (search: string) => void) => {
  const [typed, setTyped] = useState(search)
  useEffect(() => setTyped(search), [search])
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  })
  return [typed, setTyped] as const
}

/** Search and filters. */
export const UsersFilters = ({
  state,
  onChange,
}: {
  state: UsersState
  onChange: (part: Partial<UsersState>) => void
}) => {
  const t = useProfileWords()
  const roles = useRoles().data?.content ?? []
  const [typed, setTyped] = useTyped(state.search, (search) => onChange({ search }))
  const roleName = roles.find(({ id }) => id === state.role)?.description ?? state.role
  const active = [
    ...(state.search ? [{ id: 'search', label: t('users.filter.search', { value: state.search }) }] : []),
    ...(state.status
      ? [
          {
            id: 'status',
            label: t('users.filter.status', { value: t(`status.${state.status as (typeof userStatuses)[number]}`) }),
          },
        ]
      : []),
    ...(state.role ? [{ id: 'role', label: t('users.filter.role', { value: roleName }) }] : []),
  ]
  return (
    <FilterBar
      search={
        <SearchField
          aria-label={t('users.searchLabel')}
          placeholder={t('users.search')}
          value={typed}
          onChange={setTyped}
          onSubmit={(search) => onChange({ search: search.trim() })}
        />
      }
      filters={active}
      onRemove={(id) => onChange({ [id]: '' })}
      onReset={() => onChange({ search: '', status: '', role: '' })}
    >
      <Select
        label={t('users.status')}
        value={state.status}
        placeholder={t('users.anyStatus')}
        choices={userStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label={t('users.role')}
        value={state.role}
        placeholder={t('users.anyRole')}
        choices={roles.map(({ id, description }) => ({ value: id, label: description }))}
        onChange={(role) => onChange({ role })}
      />
    </FilterBar>
  )
}
