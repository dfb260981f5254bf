import { logout } from '@cabinet/contract/auth'
import { call } from '../api/http.ts'
import { paths } from '../paths.ts'
import { setAccessToken } from './access-token.ts'
import { clearRefreshToken } from './cookie.ts'
import { tellTabs } from './tabs.ts'

/** Forgets the session in this browser; the page is loaded anew, which clears every cache of the person. */
export const forgetSession = (): void => {
  clearRefreshToken()
  setAccessToken(null)
  tellTabs({ kind: 'signed-out' })
  location.assign(paths.login())
}

/** Ends the session here, on the server and in every tab. If the server cannot be told, the tokens are forgotten all the same. */
export const signOut = async (): Promise<void> => {
  try {
    await call(logout)
  } catch (error) {
    console.error(error)
  }
  forgetSession()
}
