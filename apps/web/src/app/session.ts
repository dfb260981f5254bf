import { attention, current, type CurrentUser } from '@cabinet/contract/user'
import { readAhead } from '../shared/api/ahead.ts'
import { call, freshAccessToken } from '../shared/api/http.ts'
import { SessionEnded } from '../shared/session/renew.ts'

/** Finds out who the holder of the refresh token is. `ended`: sign in again; `unavailable`: the server fails. */
export const restoreSession = async (): Promise<CurrentUser | 'ended' | 'unavailable'> => {
  try {
    await freshAccessToken(null)
    readAhead(attention)
    return await call(current)
  } catch (error) {
    return error instanceof SessionEnded ? 'ended' : 'unavailable'
  }
}
