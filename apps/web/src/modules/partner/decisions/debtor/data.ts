import {
  approveLimit,
  buyer,
  buyerHistory,
  refuseLimit,
  resumeLimit,
  summaryOfBuyers,
  suspendLimit,
} from '@cabinet/contract/debtor/partner-credit'
import { useRead } from '../../../../shared/api/data.ts'
import { useDecision } from '../use-decision.ts'

export const useBuyer = (id: string) => useRead(buyer, { params: { id } })
export const useBuyerHistory = (id: string) => useRead(buyerHistory, { params: { id } })
export const useApprove = () => useDecision(approveLimit)
export const useRefuse = () => useDecision(refuseLimit)
export const useSuspend = () => useDecision(suspendLimit)
export const useResume = () => useDecision(resumeLimit)

/** How many limits were asked for and wait. */
export const useWaitingLimits = () =>
  useRead(summaryOfBuyers, { body: { filters: [{ field: 'state', operation: 'EQ', value: 'REQUESTED' }] } })
