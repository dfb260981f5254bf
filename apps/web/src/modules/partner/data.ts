import {
  call,
  card,
  create,
  issueKey,
  parties,
  removeWebhook,
  replay,
  revokeKey,
  saveWebhook,
  setActive,
} from '@cabinet/contract/partners'
import * as sandbox from '@cabinet/contract/partners-sandbox'
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
export const useReplay = () => useWrite(replay)
export const useCall = (id: string) => useRead(call, { params: { id } })
