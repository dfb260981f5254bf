import {
  clock,
  email,
  listFaults,
  listJobs,
  listEmails,
  listModules,
  listStates,
  message,
  overview,
  pushState,
  reset,
  runJob,
  setFault,
  setModule,
  shiftClock,
  signInAs,
} from '@cabinet/contract/dev'
import type { InputOf } from '@cabinet/contract/endpoint'
import { remove } from '@cabinet/contract/file'
import { invite } from '@cabinet/contract/auth/seller-registration'
import { useRead, useWrite } from '../../shared/api/data.ts'

/** What happens by itself is looked at this often, milliseconds. */
const LIVE = { refreshInterval: 10_000 }
/** Another search keeps the old rows in sight until the new ones have come. */
const KEPT = { keepPreviousData: true }

export const useOverview = () => useRead(overview, undefined, LIVE)
export const useFaults = () => useRead(listFaults)
export const useSetFault = () => useWrite(setFault)
export const useModules = () => useRead(listModules)
export const useSetModule = () => useWrite(setModule)
export const useClock = () => useRead(clock, undefined, LIVE)
export const useShiftClock = () => useWrite(shiftClock)
export const useJobs = () => useRead(listJobs, undefined, LIVE)
export const useRunJob = () => useWrite(runJob)
export const useMessage = (params: InputOf<typeof message>['params'] | null) => useRead(message, params && { params })
export const usEmails = () => useRead(listEmails)
export const useEmail = (id: string | null, language: 'ru' | 'en') =>
  useRead(email, id === null ? null : { params: { id }, query: { language } }, KEPT)
export const useStates = (search: string) => useRead(listStates, { query: { search } }, KEPT)
export const usePushState = () => useWrite(pushState)
export const useSignInAs = () => useWrite(signInAs)
export const useInviteSeller = () => useWrite(invite)
export const useReset = () => useWrite(reset)
export const useRemoveFile = () => useWrite(remove)
