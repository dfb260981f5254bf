import { byBik } from '@cabinet/contract/organization/banks'
import { oneOffer } from '@cabinet/contract/finance'
import * as request from '@cabinet/contract/finance/requests'
import type { RequestForm } from '@cabinet/contract/finance/requests'
import { generalShape, type RequestGeneralFields } from '@cabinet/contract/finance/request-values'
import { suggest } from '@cabinet/contract/organization/name'
import { find as findAccounts } from '@cabinet/contract/organization/payment-details'
import { useMainRead, useRead, useWrite } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'

export const useRequest = (id: string) => useMainRead(request.one, { params: { id } })
export const useRequestForm = (id: string) => useRead(request.form, { params: { id } }, { shouldRetryOnError: false })
export const useOffer = (id: string | undefined) => useRead(oneOffer, id === undefined ? null : { params: { id } })
export const useFounder = (id: string) => useRead(request.founder, { params: { id } }, { shouldRetryOnError: false })
/** Bank accounts of the organization. */
export const useAccounts = () => useRead(findAccounts, { body: { pageSize: 100 } }, { shouldRetryOnError: false })

export const useSaveForm = () => useWrite(request.saveForm)
export const useAddFounder = () => useWrite(request.addFounder)
export const useSaveFounder = () => useWrite(request.saveFounder)
export const useRemoveFounder = () => useWrite(request.removeFounder)
export const useAddContact = () => useWrite(request.addContact)
export const useSaveContact = () => useWrite(request.saveContact)
export const useRemoveContact = () => useWrite(request.removeContact)
export const useSaveAccount = () => useWrite(request.savePaymentDetails)
export const useAcceptAgreement = () => useWrite(request.acceptAgreement)
export const useAttachDocument = () => useWrite(request.attachDocument)
export const useRemoveDocument = () => useWrite(request.removeDocument)
export const useRemoveRequest = () => useWrite(request.remove)
export const useSendRequest = () => useWrite(request.send)

export const bankByBik = (bik: string) => call(byBik, { params: { bik } })
/** The name that the state registry knows for a taxpayer number. */
export const nameByItn = (itn: string) => call(suggest, { params: { itn } })

/** The group GENERAL of a form, as PUT takes it. */
export const generalFieldsOf = (form: RequestForm): RequestGeneralFields =>
  Object.fromEntries(
    Object.keys(generalShape).map((name) => [name, form[name as keyof RequestGeneralFields]]),
  ) as unknown as RequestGeneralFields
