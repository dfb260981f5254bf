import { setAccessToken } from './access-token.ts'
import { clearRefreshToken } from './cookie.ts'
import { broadcast } from './tabs.ts'

/**
 * Forgets the tokens in this browser, in every tab.
 *
 * @param kind whether the person has ended the session, or it has ended by itself: then what was typed is kept for them
 */
export const endSession = (kind: 'signed-out' | 'ended'): void => {
  clearRefreshToken()
  setAccessToken(null)
  broadcast({ kind })
}
