import type { FindRequest } from '@cabinet/contract/find'
import { userStatuses } from '@cabinet/contract/user'
import type { Sort } from '@cabinet/ui/data-table'
import { useSearchParams } from 'react-router-dom'

const PAGE_SIZE = 20

/** What the reader has chosen in the list of users; all of it stands in the address. */
export interface UsersState {
  readonly search: string
  readonly status: string
  readonly role: string
  readonly sort: Sort | null
  /** From 1. */
  readonly page: number
}

const sortable: ReadonlySet<string> = new Set(['fullName', 'lastLoginDateTime'])

const sortOf = (text: string | null): Sort | null => {
  const column = text?.replace(/^-/, '') ?? ''
  if (!sortable.has(column)) return null
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
}

const stateOf = (params: URLSearchParams): UsersState => {
  const status = params.get('status') ?? ''
  return {
    search: params.get('q') ?? '',
    status: (userStatuses as readonly string[]).includes(status) ? status : '',
    role: params.get('role') ?? '',
    sort: sortOf(params.get('sort')),
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
  }
}

const sortText = (sort: Sort | null): string =>
  sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : ''

/** The find request that this choice stands for. */
export const requestOf = ({ search, status, role, sort, page }: UsersState): Partial<FindRequest> => ({
  pageNumber: page - 1,
  pageSize: PAGE_SIZE,
  sort: sort ? [{ field: sort.column, direction: sort.direction === 'descending' ? 'DESC' : 'ASC' }] : [],
  filters: [
    ...(search ? [{ field: 'search', operation: 'LIKE' as const, value: search }] : []),
    ...(status ? [{ field: 'status.name', operation: 'EQ' as const, value: status }] : []),
    ...(role ? [{ field: 'roles.id', operation: 'EQ' as const, value: role }] : []),
  ],
})

/** The choice, and how to change it. A change of a filter begins at the first page again. */
export const useUsersState = () => {
  const [params, setParams] = useSearchParams()
  const change = (part: Partial<UsersState>) =>
    setParams(
      (before) => {
        const next = { ...stateOf(before), page: 1, ...part }
        const texts = {
          q: next.search,
          status: next.status,
          role: next.role,
          sort: sortText(next.sort),
          page: next.page > 1 ? String(next.page) : '',
        }
        const after = new URLSearchParams(before)
        for (const [name, text] of Object.entries(texts)) {
          if (text) after.set(name, text)
          else after.delete(name)
        }
        return after
      },
      { replace: true },
    )
  return { state: stateOf(params), change, pageSize: PAGE_SIZE }
}
