import { onHolderChange } from '../session/holder.ts'
import { detailsOf, getAccessToken } from '../session/access-token.ts'

const KEY = 'cabinet.push'

/** Settings of the browser can forbid its storage: then a renewed address is told when the switch is next used. */
const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

const sessionNow = (): string | null => detailsOf(getAccessToken() ?? '')?.session ?? null

/** Whether notifications were switched on in this browser by the session that works in it now, and not by an earlier one. */
export const hasAgreed = (): boolean => {
  const session = sessionNow()
  return session !== null && storage()?.getItem(KEY) === session
}

/** Notifications have been switched on, or off. */
export const recordAgreement = (isGiven: boolean): void => {
  const session = sessionNow()
  if (isGiven && session !== null) storage()?.setItem(KEY, session)
  else storage()?.removeItem(KEY)
}

onHolderChange((personId) => {
  if (personId === null) recordAgreement(false)
})
