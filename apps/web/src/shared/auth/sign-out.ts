import { pages } from '@cabinet/contract/pages'
import { logout } from '@cabinet/contract/auth'
import { call } from '../api/http.ts'
import { closeDrafts } from '../forms/drafts.ts'
import { loadAnew } from '../navigation.ts'
import { dropRecentRecords } from '../recent-records.ts'
import { dropSubscription } from '../service-worker.ts'
import { endSession } from '../session/end-session.ts'

/** Forgets the session in this browser; the page is loaded anew, which clears every cache of the person. */
export const forgetSession = (): void => {
  closeDrafts()
  endSession('signed-out')
  dropRecentRecords()
  loadAnew(pages.login())
}

/** Ends the session here, on the server and in every tab. If the server cannot be told, the tokens are forgotten all the same. */
export const signOut = async (): Promise<void> => {
  // Nobody waits for it: the server sends nothing to a session that has ended.
  void dropSubscription()
  try {
    await call(logout)
  } catch (error) {
    console.error(error)
  }
  forgetSession()
}
