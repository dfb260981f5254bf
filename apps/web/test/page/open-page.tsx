// First, as in the application: the reset must not come after the components that stand on it.
import '@cabinet/ui/provider'
import { find as ownRequests } from '@cabinet/contract/support/requests'
import { attention, current, type CurrentUser, figures } from '@cabinet/contract/people/user'
import { toast } from '@cabinet/ui/toast'
import axios from 'axios'
import { createRoot, type Root } from 'react-dom/client'
import { type Cache, SWRConfig } from 'swr'
import { initCache } from 'swr/_internal'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../../src/app/app.tsx'
import { openRouter } from '../../src/app/routing.ts'
import { startMessages } from '../../src/app/start-messages.ts'
import { setRuntimeConfig } from '../../src/shared/config/runtime-config.ts'
import { pageLoads } from '../../src/shared/navigation.ts'
import { setAccessToken } from '../../src/shared/session/access-token.ts'
import { clearRefreshToken } from '../../src/shared/session/cookie.ts'
import { changeHolder } from '../../src/shared/session/holder.ts'
import { testConfig } from '../support.ts'
import { emptyPage } from './empty-page.ts'
import { FakeServer } from './fake-server.ts'
import { person } from './people.ts'
import { unnamedControls } from './unnamed.ts'

const started = location.pathname + location.search
let root: Root | undefined
let server = new FakeServer()
// The application makes its instance of axios once, so the server of the moment is asked for at each call.
axios.defaults.adapter = (config) => server.respond(config)

/** The session of every person in the tests of pages. */
const SESSION = '0b0c6c1e-0000-4000-8000-0000000000fe'

/** An access token that the client believes in for an hour. */
export const tokenOf = ({ id }: CurrentUser) =>
  `t.${btoa(JSON.stringify({ iat: 0, sub: id, sid: SESSION, exp: Math.floor(Date.now() / 1000) + 3600 }))}.t`

/** Where the page would have been loaded anew: in a test it stays. */
export const loads: string[] = []
// For good, and not from test to test: a late response to a test that has failed would take the window along, and with it
// every test that comes after.
Object.assign(pageLoads, {
  assign: (to: string) => void loads.push(to),
  replace: (to: string) => void loads.push(to),
  reload: () => void loads.push('(reload)'),
})

/** Before each test: a server, a store and addresses that nobody has used. */
export const beginTest = (): void => {
  server = new FakeServer()
  loads.length = 0
  sessionStorage.clear()
  localStorage.clear()
  // Modules live on from file to file: who has signed out in another one would keep drafts from being kept here.
  changeHolder(person([]).id)
  // A key is asked for where a test is about keys; elsewhere the sign-in page would ask for what nobody has declared.
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false)
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.startsWith('/api/')) return real(input, init)
    return Promise.resolve(new Response(null, { status: server.isHealthy ? 200 : 503 }))
  })
}

const close = () => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  // What was said last would lie over the next page, and stay there as long as the pointer is on it.
  toast.clear()
}

/** After each test: nothing of it is left to the next one, which runs in the same window. */
export const endTest = (): void => {
  // Whatever a test has opened last, a drawer or a dialog too, has controls that analytics know.
  const unnamed = root ? unnamedControls() : []
  close()
  setAccessToken(null)
  clearRefreshToken()
  history.replaceState(null, '', started)
  vi.restoreAllMocks()
  server.close()
  expect(unnamed, 'controls without a name for analytics').toEqual([])
  expect(server.unexpected, 'calls that the test has not declared').toEqual([])
}

/** The server of the test that runs. Declare its responses before the page is opened. */
export const fakeServer = (): FakeServer => server

/**
 * An empty cache that lives as long as something refers to it. One that its provider makes ends with the page, and a
 * person's access that has just changed refreshes what it holds after that.
 */
const emptyCache = (): Cache => {
  const cache: Cache = new Map()
  initCache(cache)
  return cache
}

/** Opens the application at an address, for a person or signed out; a page that is open already goes. */
export const openPage = async (path: string, user: CurrentUser | null = null): Promise<void> => {
  close()
  setRuntimeConfig(testConfig)
  pageLoads.begunAt = -Infinity
  await startMessages()
  if (user) {
    setAccessToken(tokenOf(user))
    server.answerByDefault(current, user)
    server.answerByDefault(attention, { items: [], missing: [] })
    server.answerByDefault(figures, { items: [], missing: [] })
    server.answerByDefault(ownRequests, emptyPage)
  }
  await openRouter(user, path)
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    // Every test begins with an empty cache.
    <SWRConfig value={{ provider: emptyCache }}>
      <App />
    </SWRConfig>,
  )
}

/** A toast by its words: they stand in the page twice, once to be read aloud. */
export const toastOf = (text: string | RegExp) =>
  page
    .getByRole('region', { name: /^Уведомления/ })
    .getByText(text)
    .last()

/** A text for comparisons that tell kinds of spaces apart: any space is as good as another. */
export const spaced = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`))
