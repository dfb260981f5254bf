import {
  acceptDocument,
  archive,
  askDocuments,
  claim,
  claimHistory,
  decide,
  message,
  pay,
  refuseDocument,
  summaryOfClaims,
  take,
} from '@cabinet/contract/claim/partner'
import { useRead } from '../../../../shared/api/data.ts'
import { call } from '../../../../shared/api/http.ts'
import { useDecision } from '../use-decision.ts'

export const useClaim = (id: string) => useRead(claim, { params: { id } })
export const useClaimHistory = (id: string) => useRead(claimHistory, { params: { id } })
export const useTake = () => useDecision(take)
export const useAskDocuments = () => useDecision(askDocuments)
export const useAcceptDocument = () => useDecision(acceptDocument)
export const useRefuseDocument = () => useDecision(refuseDocument)
export const useMessage = () => useDecision(message)
export const useDecide = () => useDecision(decide)
export const usePay = () => useDecision(pay)

/** All documents of a claim in one file. */
export const readArchive = (id: string, control: { readonly signal?: AbortSignal }) =>
  call(archive, { params: { id } }, control)

/** How many claims wait for the insurer: to be decided, or to be paid. */
export const useWaitingClaims = () =>
  useRead(summaryOfClaims, {
    body: { filters: [{ field: 'state', operation: 'IN', value: [...waitingStates] }] },
  })

/** States in which it is the insurer's turn. */
export const waitingStates = ['SUBMITTED', 'IN_REVIEW', 'APPROVED', 'PARTIALLY_APPROVED'] as const
