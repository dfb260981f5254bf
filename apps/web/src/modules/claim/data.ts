import * as claims from '@cabinet/contract/claim'
import * as papers from '@cabinet/contract/claim/papers'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { find as findAccounts } from '@cabinet/contract/organization/payment-details'
import { useMainRead, useRead, useWrite } from '../../shared/api/data.ts'

const once = { shouldRetryOnError: false }

export const useClaim = (id: string | undefined) =>
  useRead(claims.get, id === undefined ? null : { params: { id } }, once)
/** The claim that a page is about. */
export const useClaimOfPage = (id: string) => useMainRead(claims.get, { params: { id } })
export const useClaimable = (product: InsuredProduct, id: string) =>
  useMainRead(claims.claimableOne, { params: { product, id } })
export const useClaimCounters = (product: InsuredProduct | undefined) =>
  useRead(claims.counters, { query: product === undefined ? {} : { product } }, { keepPreviousData: true })
export const useClaimMessagesList = (id: string) => useRead(papers.messages, { params: { id } }, once)
/** Bank accounts of the organization. */
export const useAccounts = () => useRead(findAccounts, { body: { pageSize: 100 } }, once)

export const useWithdrawClaim = () => useWrite(claims.withdraw)
export const useRemoveClaim = () => useWrite(claims.remove)
export const useCloneClaim = () => useWrite(claims.clone)
export const useAddDocument = () => useWrite(papers.addDocument)
export const useChangeDocument = () => useWrite(papers.changeDocument)
export const useRemoveDocument = () => useWrite(papers.removeDocument)
export const useAnswerInsurer = () => useWrite(papers.answer)
export const useWriteMessage = () => useWrite(papers.writeMessage)
export const useSaveLine = () => useWrite(papers.saveLine)
