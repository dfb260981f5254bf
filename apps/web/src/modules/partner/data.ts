import {
  calls,
  card,
  create,
  deliveries,
  issueKey,
  list,
  parties,
  removeWebhook,
  replay,
  revokeKey,
  saveWebhook,
  setActive,
} from '@cabinet/contract/partners'
import { useRead, useWrite } from '../../shared/api/data.ts'

/** What happens by itself is looked at this often, milliseconds. */
const LIVE = { refreshInterval: 10_000 }
/** Another page keeps the old rows in sight until the new ones have come. */
const KEPT = { keepPreviousData: true }

export const usePartners = () => useRead(list, undefined, LIVE)
export const useParties = (isWanted: boolean) => useRead(parties, isWanted ? undefined : null)
export const useCreatePartner = () => useWrite(create)
export const usePartner = (id: string) => useRead(card, { params: { id } }, LIVE)
export const useSetActive = () => useWrite(setActive)
export const useIssueKey = () => useWrite(issueKey)
export const useRevokeKey = () => useWrite(revokeKey)
export const useSaveWebhook = () => useWrite(saveWebhook)
export const useRemoveWebhook = () => useWrite(removeWebhook)
export const useReplay = () => useWrite(replay)
export const useDeliveries = (id: string, failed: 'true' | 'false', pageNumber: number) =>
  useRead(deliveries, { params: { id }, query: { failed, pageNumber } }, { ...LIVE, ...KEPT })
export const useCalls = (partnerId: string, subjectId: string | undefined, pageNumber: number) =>
  useRead(
    calls,
    { query: { partnerId, pageNumber, ...(subjectId !== undefined && { subjectId }) } },
    { ...LIVE, ...KEPT },
  )
