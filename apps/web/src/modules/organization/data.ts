import { byBik } from '@cabinet/contract/organization/banks'
import type { ListFilter } from '@cabinet/contract/find'
import {
  applyRegistryData,
  change,
  findOkopf,
  type legalForms,
  one,
  registryData,
} from '@cabinet/contract/organization'
import * as paymentDetails from '@cabinet/contract/organization/payment-details'
import type { Choice } from '@cabinet/ui/combo-box'
import { useRead, useWrite } from '../../shared/api/data.ts'
import { call } from '../../shared/api/http.ts'

export const useOrganization = (id: string) => useRead(one, { params: { id } })
export const useChangeOrganization = () => useWrite(change)

/** What the registry says now. It is asked when somebody looks, and again only when they ask for it. */
export const useRegistryData = (id: string) =>
  useRead(registryData, { params: { id } }, { revalidateOnFocus: false, shouldRetryOnError: false })
export const useApplyRegistryData = () => useWrite(applyRegistryData)

export const useAddPaymentDetails = () => useWrite(paymentDetails.add)
export const useChangePaymentDetails = () => useWrite(paymentDetails.change)
export const useRemovePaymentDetails = () => useWrite(paymentDetails.remove)

/** The bank with this code. */
export const bankByBik = (bik: string) => call(byBik, { params: { bik } })

/** Legal forms by a part of their code or name; the usual ones before anything is typed. */
export const findLegalForms = async (query: string, signal: AbortSignal): Promise<readonly Choice[]> => {
  const filter: ListFilter<typeof legalForms> =
    query === ''
      ? { field: 'isCommon', operation: 'EQ', value: true }
      : { field: /^\d/.test(query) ? 'code' : 'name', operation: 'LIKE', value: query }
  const { content } = await call(findOkopf, { body: { pageSize: 50, filters: [filter] } }, { signal })
  return content.map(({ code, name, shortName }) => ({
    value: code,
    label: `${code} — ${name}`,
    ...(shortName !== null && { description: shortName }),
  }))
}
