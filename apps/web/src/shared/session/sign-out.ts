import { logout } from '@cabinet/contract/auth'
import { call } from '../api/http.ts'
import { paths } from '../paths.ts'
import { setAccessToken } from './access-token.ts'
import { clearRefreshToken } from './cookie.ts'
import { tellTabs } from './tabs.ts'

/**
 * Ends the session here, on the server and in every tab. The page is loaded anew, which clears every cache of the
 * person who was here. If the server cannot be told, this browser forgets the tokens all the same.
 */
export const signOut = async (): Promise<void> => {
  try {
    await call(logout)
  } catch (error) {
    console.error(error)
  }
  clearRefreshToken()
  setAccessToken(null)
  tellTabs({ kind: 'signed-out' })
  location.assign(paths.login())
}
