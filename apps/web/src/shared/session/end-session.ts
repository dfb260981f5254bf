import { setAccessToken } from './access-token.ts'
import { clearRefreshToken } from './cookie.ts'
import { broadcast } from './tabs.ts'

/** Forgets the tokens in this browser, in every tab. */
export const endSession = (): void => {
  clearRefreshToken()
  setAccessToken(null)
  broadcast({ kind: 'signed-out' })
}
