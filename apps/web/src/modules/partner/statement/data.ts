import { get, invoices, match, revoke, settle } from '@cabinet/contract/partner/statement'
import { useRead, useWrite } from '../../../shared/api/data.ts'

export const useLine = (id: string) => useRead(get, { params: { id } })
export const useMatchable = (id: string, search: string) =>
  useRead(invoices, { params: { id }, query: { search } }, { keepPreviousData: true })
export const useMatch = () => useWrite(match)
export const useRevoke = () => useWrite(revoke)
export const useSettle = () => useWrite(settle)
