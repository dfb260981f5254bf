import { check, resend } from '@cabinet/contract/auth/codes'
import {
  block,
  confirm,
  create,
  find,
  get,
  invite,
  reject,
  remove,
  transferOwnership,
  unblock,
  update,
} from '@cabinet/contract/people/colleagues'
import { change, generate } from '@cabinet/contract/auth/password'
import { status as pushStatus, subscribe, unsubscribe } from '@cabinet/contract/people/push'
import { find as findRoles } from '@cabinet/contract/people/roles'
import { endAll, endOne, endOthers, list } from '@cabinet/contract/auth/sessions'
import {
  confirm as confirmSecondFactor,
  createRecoveryCodes,
  get as getSecondFactor,
  remove as removeSecondFactor,
  setRequired,
} from '@cabinet/contract/auth/second-factor'
import { remove as removePasskey, rename as renamePasskey } from '@cabinet/contract/auth/passkeys'
import { newDevices, recognize } from '@cabinet/contract/auth/sign-ins'
import { sendContactCode, updateSelf } from '@cabinet/contract/people/profile'
import { useInvalidate, useMainRead, useRead, useWrite } from '../../shared/api/data.ts'
import { call } from '../../shared/api/http.ts'

/** How many wait for the owner; asked only for who may decide something about it. */
export const useWaitingCount = (mayKnow: boolean): number => {
  const filters = [{ field: 'status.name', operation: 'EQ', value: 'UNCONFIRMED' }] as const
  const { data } = useRead(find, mayKnow ? { body: { pageSize: 1, filters } } : null)
  return data?.totalElements ?? 0
}

/** The person that a page is about. */
export const useColleagueOfPage = (id: string) => useMainRead(get, { params: { id } })

export const useColleague = (id: string | null) => useRead(get, id === null ? null : { params: { id } })

/** People of the organization, to choose one of them. */
export const useColleagues = () => useRead(find, { body: { pageSize: 100 } })

/** Roles in use, with whether they may be given here. */
export const useRoles = () => useRead(findRoles, { body: { pageSize: 100 } })

export const useConfirmPerson = () => useWrite(confirm)
export const useRejectPerson = () => useWrite(reject)
export const useChangeRoles = () => useWrite(update)
export const useBlockPerson = () => useWrite(block)
export const useUnblockPerson = () => useWrite(unblock)
export const useRemovePerson = () => useWrite(remove)
export const useTransferOwnership = () => useWrite(transferOwnership)
export const useInvite = () => useWrite(invite)
export const useAddPerson = () => useWrite(create)

export const useUpdateSelf = () => useWrite(updateSelf)
export const useSendContactCode = () => useWrite(sendContactCode)
export const useCheckCode = () => useWrite(check)
export const useResendCode = () => useWrite(resend)

export const useChangePassword = () => useWrite(change)
export const generatePassword = () => call(generate)

export const useSessions = () => useRead(list)
export const useEndSession = () => useWrite(endOne)
export const useEndOtherSessions = () => useWrite(endOthers)
export const useEndAllSessions = () => useWrite(endAll)

export const useNewDevices = () => useRead(newDevices)
export const useRecognizeDevice = () => useWrite(recognize)

export const usePushStatus = () => useRead(pushStatus)
export const useSubscribe = () => useWrite(subscribe)
export const useUnsubscribe = () => useWrite(unsubscribe)

export const useSecondFactor = () => useRead(getSecondFactor)
export const useCreateRecoveryCodes = () => useWrite(createRecoveryCodes)
export const useRemoveSecondFactor = () => useWrite(removeSecondFactor)
export const useRequireSecondFactor = () => useWrite(setRequired)

export const useRenamePasskey = () => useWrite(renamePasskey)
export const useRemovePasskey = () => useWrite(removePasskey)

/** Reads again what an app or a key that was just set up has changed. */
export const useSecondFactorChanged = () => {
  const stale = useInvalidate()
  return () => stale(confirmSecondFactor.invalidates)
}
