import { create, get, type NewsAudience, recipients, remove, save, send, stop, test } from '@cabinet/contract/news'
import { useMainRead, useRead, useWrite } from '../../shared/api/data.ts'

/** A letter is sent little by little: how far it has got is looked at this often, milliseconds. */
export const LIVE = { refreshInterval: 10_000 }

export const useLetter = (id: string) => useMainRead(get, { params: { id } }, LIVE)
export const useRecipients = (audience: NewsAudience | null) =>
  useRead(recipients, { query: audience === null ? {} : { audience } })
export const useCreate = () => useWrite(create)
export const useSave = () => useWrite(save)
export const useRemove = () => useWrite(remove)
export const useTest = () => useWrite(test)
export const useSend = () => useWrite(send)
export const useStop = () => useWrite(stop)
