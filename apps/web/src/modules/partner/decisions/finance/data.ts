import {
  approveRequest,
  askDocument,
  refuseRequest,
  request,
  requestHistory,
  summaryOfRequests,
  takeRequest,
  withdrawAskedDocument,
} from '@cabinet/contract/finance/partner'
import { useRead } from '../../../../shared/api/data.ts'
import { useDecision } from '../use-decision.ts'

export const useRequest = (id: string) => useRead(request, { params: { id } })
export const useRequestHistory = (id: string) => useRead(requestHistory, { params: { id } })
export const useTake = () => useDecision(takeRequest)
export const useAsk = () => useDecision(askDocument)
export const useWithdrawAsked = () => useDecision(withdrawAskedDocument)
export const useApprove = () => useDecision(approveRequest)
export const useRefuse = () => useDecision(refuseRequest)

/** How many requests wait for the bank. */
export const useWaitingRequests = () =>
  useRead(summaryOfRequests, {
    body: { filters: [{ field: 'state', operation: 'IN', value: ['SEND_BANK', 'PROCESSING'] }] },
  })
