import { attention, current, type CurrentUser } from '@cabinet/contract/people/user'
import { readAhead } from '../shared/api/ahead.ts'
import { call, freshAccessToken } from '../shared/api/http.ts'
import { readTwice } from '../shared/api/read-twice.ts'
import { SessionEnded } from '../shared/session/renew.ts'

const mayPass = (error: unknown): boolean => !(error instanceof SessionEnded)

/** Finds out who the holder of the refresh token is. `ended`: sign in again; `unavailable`: the server fails. */
export const restoreSession = async (): Promise<CurrentUser | 'ended' | 'unavailable'> => {
  try {
    return await readTwice(async () => {
      await freshAccessToken(null)
      readAhead(attention)
      return call(current)
    }, mayPass)
  } catch (error) {
    return error instanceof SessionEnded ? 'ended' : 'unavailable'
  }
}
