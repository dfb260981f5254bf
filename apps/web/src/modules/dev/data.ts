import {
  clock,
  letter,
  listFaults,
  listJobs,
  listLetters,
  listModules,
  listPeople,
  listStates,
  mailbox,
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
import { find, remove } from '@cabinet/contract/file'
import type { InputOf } from '@cabinet/contract/endpoint'
import { invite } from '@cabinet/contract/seller-registration'
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
export const useMailbox = (query: NonNullable<InputOf<typeof mailbox>['query']>) =>
  useRead(mailbox, { query }, { ...LIVE, ...KEPT })
export const useMessage = (params: InputOf<typeof message>['params'] | null) => useRead(message, params && { params })
export const useLetters = () => useRead(listLetters)
export const useLetter = (id: string | null, language: 'ru' | 'en') =>
  useRead(letter, id === null ? null : { params: { id }, query: { language } }, KEPT)
export const useStates = (search: string) => useRead(listStates, { query: { search } }, KEPT)
export const usePushState = () => useWrite(pushState)
export const usePeople = (search: string) => useRead(listPeople, { query: { search } }, KEPT)
export const useSignInAs = () => useWrite(signInAs)
export const useInviteSeller = () => useWrite(invite)
export const useReset = () => useWrite(reset)
export const useOwnFiles = (pageNumber: number) => useRead(find, { body: { pageNumber } }, KEPT)
export const useRemoveFile = () => useWrite(remove)
