import { create, find, get, registry, remove, requestLimit, update } from '@cabinet/contract/debtor/buyers'
import { check } from '@cabinet/validators/inn'
import { useRead, useWrite } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'

/** `null` asks nothing. */
export const useBuyer = (id: string | null) => useRead(get, id === null ? null : { params: { id } })
export const useCreateBuyer = () => useWrite(create)
export const useUpdateBuyer = () => useWrite(update)
export const useRemoveBuyer = () => useWrite(remove)
export const useRequestLimit = () => useWrite(requestLimit)

/** What the state registry knows of a company, asked once the number is whole. */
export const useCompany = (itn: string) =>
  useRead(registry, itn !== '' && check(itn) === undefined ? { params: { itn } } : null, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  })

const PAGE = 20

/** Buyers whose name or ИНН has this text, for fields of choice. */
export const searchBuyers = async (query: string, signal: AbortSignal) => {
  const text = query.trim()
  const filters = text === '' ? [] : [{ field: 'search', operation: 'LIKE', value: text } as const]
  const found = await call(find, { body: { pageSize: PAGE, filters } }, { signal })
  return found.content.map(({ id, shortName, itn }) => ({ value: id, label: shortName, description: itn }))
}
