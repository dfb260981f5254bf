import {
  call,
  card,
  create,
  findCalls,
  findDeliveries,
  issueKey,
  parties,
  removeWebhook,
  replay,
  revokeKey,
  saveWebhook,
  setActive,
} from '@cabinet/contract/partner/partners'
import * as sandbox from '@cabinet/contract/partner/staff-sandbox'
import { invite, list, remove, setRights } from '@cabinet/contract/partner/people'
import { useMainRead, useRead, useWrite } from '../../shared/api/data.ts'

/** What happens by itself is looked at this often, milliseconds. */
export const LIVE = { refreshInterval: 10_000 }

export const useParties = (isWanted: boolean) => useRead(parties, isWanted ? undefined : null)
export const useCreatePartner = () => useWrite(create)
export const usePartner = (id: string) => useMainRead(card, { params: { id } }, LIVE)
export const useSetActive = () => useWrite(setActive)
export const useIssueKey = () => useWrite(issueKey)
export const useRevokeKey = () => useWrite(revokeKey)
export const useSaveWebhook = () => useWrite(saveWebhook)
export const useRemoveWebhook = () => useWrite(removeWebhook)
export const useSandbox = (id: string) => useRead(sandbox.get, { params: { id } }, LIVE)
export const useSaveSandboxWebhook = () => useWrite(sandbox.saveWebhook)
export const useRemoveSandboxWebhook = () => useWrite(sandbox.removeWebhook)
export const useResetSandbox = () => useWrite(sandbox.reset)
export const useReplay = () => useWrite(replay)
export const usePeople = (id: string) => useRead(list, { params: { id } })
export const useInvite = () => useWrite(invite)
export const useSetRights = () => useWrite(setRights)
export const useRemovePerson = () => useWrite(remove)

/** As many as an overview shows of a list. */
const LATEST = 5

/** The latest attempts that came to nothing. */
export const useFailedDeliveries = (partnerId: string) =>
  useRead(
    findDeliveries,
    {
      body: {
        pageSize: LATEST,
        filters: [
          { field: 'partnerId', operation: 'EQ', value: partnerId },
          { field: 'isFailed', operation: 'EQ', value: true },
        ],
      },
    },
    LIVE,
  )
export const useLatestCalls = (partnerId: string) =>
  useRead(
    findCalls,
    { body: { pageSize: LATEST, filters: [{ field: 'partnerId', operation: 'EQ', value: partnerId }] } },
    LIVE,
  )
/** A call of a partner, made for real or in its sandbox. */
export const useCall = (partnerId: string, id: string) => useRead(call, { params: { id }, query: { partnerId } })
