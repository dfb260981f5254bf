import { logout } from '@cabinet/contract/auth'
import { status, subscribe, unsubscribe } from '@cabinet/contract/people/push'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { fakeServer, openPage, toastOf, tokenOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'
import { saveSubscription } from '../../../shared/push/subscription.ts'
import { setAccessToken } from '../../../shared/session/access-token.ts'

const PUBLIC_KEY = `B${'A'.repeat(86)}`
const ENDPOINT = 'https://push.example/browser'
const keys = { p256dh: `B${'B'.repeat(86)}`, auth: 'C'.repeat(22) }

/** A browser with push, as far as the page asks it. */
const playBrowser = ({
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
} = {}) => {
  let subscription: { endpoint: string } | null = null
  let given = permission
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: vi.fn(() => {
      subscription = Object.assign(
        { endpoint: ENDPOINT, options: { applicationServerKey: null } },
        {
          toJSON: () => ({ endpoint: ENDPOINT, keys }),
          unsubscribe: vi.fn(() => {
            subscription = null
            return Promise.resolve(true)
          }),
        },
      )
      return Promise.resolve(subscription)
    }),
  }
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration)
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => given)
  const ask = vi.spyOn(Notification, 'requestPermission').mockImplementation(() => {
    given = answer
    return Promise.resolve(answer)
  })
  return {
    pushManager,
    ask,
    isSubscribed: () => subscription !== null,
    /** Whoever works here takes notifications away in the settings of the browser. */
    forbid: () => {
      given = 'denied'
      subscription = null
    },
  }
}

const browserSwitch = () => page.getByRole('switch', { name: 'Уведомления в этом браузере' })

const opened = async () => {
  const server = fakeServer()
  let endpoint: string | null = null
  server.answer(status, () => ({ publicKey: PUBLIC_KEY, endpoint }))
  server.answer(subscribe, ({ body }) => {
    endpoint = body.endpoint
    return undefined
  })
  server.answer(unsubscribe, () => {
    endpoint = null
    return undefined
  })
  await openPage('/profile?tab=notifications', person(['USER']))
  await expect.element(browserSwitch()).toBeEnabled()
  return server
}

afterEach(() => void vi.restoreAllMocks())

test('notifications are off until the person agrees, and go with the session', async () => {
  const browser = playBrowser()
  const server = await opened()
  await expect.element(browserSwitch()).not.toBeChecked()
  expect(browser.ask).not.toHaveBeenCalled()
  await expectAccessible()
  await browserSwitch().click({ force: true })
  await expect.element(browserSwitch()).toBeChecked()
  expect(browser.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: PUBLIC_KEY,
  })
  expect(server.calls(subscribe).map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT, ...keys }])
  server.answer(logout, undefined)
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('option', { name: 'Выйти' }).click()
  await expect.poll(() => browser.isSubscribed()).toBe(false)
})

test('they are switched off in the browser and on the server', async () => {
  const browser = playBrowser()
  const server = await opened()
  await browserSwitch().click({ force: true })
  await expect.element(browserSwitch()).toBeChecked()
  await browserSwitch().click({ force: true })
  await expect.element(browserSwitch()).not.toBeChecked()
  expect(server.calls(unsubscribe)).toHaveLength(1)
  expect(browser.isSubscribed()).toBe(false)
})

test('who does not agree to the browser is told how to change that', async () => {
  playBrowser({ answer: 'denied' })
  const server = await opened()
  await browserSwitch().click({ force: true })
  await expect.element(page.getByText(/Браузер запрещает уведомления/)).toBeVisible()
  await expect.element(browserSwitch()).toBeDisabled()
  await expect.element(browserSwitch()).not.toBeChecked()
  expect(server.calls(subscribe)).toEqual([])
})

test('a server that refuses leaves the switch as it was', async () => {
  playBrowser()
  const server = await opened()
  server.fail(subscribe, 409, { message: 'Адрес не подходит' })
  await browserSwitch().click({ force: true })
  await expect.element(toastOf(/Адрес не\sподходит/)).toBeVisible()
  await expect.element(browserSwitch()).not.toBeChecked()
})

test('a browser of another session is off here', async () => {
  const browser = playBrowser({ permission: 'granted' })
  await browser.pushManager.subscribe()
  await opened()
  await expect.element(browserSwitch()).not.toBeChecked()
})

test('a browser tells of itself again only what its person has agreed to in this session', async () => {
  const browser = playBrowser()
  const server = await opened()
  await browserSwitch().click({ force: true })
  await expect.element(browserSwitch()).toBeChecked()
  server.answer(status, { publicKey: PUBLIC_KEY, endpoint: 'https://push.example/old' })
  const told = server.calls(subscribe).length

  // Somebody else works here, or the same person in a later session.
  const token = tokenOf(person(['USER']))
  const [head, , tail] = token.split('.')
  setAccessToken([head, btoa(JSON.stringify({ iat: 0, sub: 'p', sid: 'later', exp: 9e9 })), tail].join('.'))
  await saveSubscription()
  expect(server.calls(subscribe)).toHaveLength(told)

  setAccessToken(token)
  await saveSubscription()
  expect(server.calls(subscribe).slice(told)).toMatchObject([{ body: { endpoint: ENDPOINT } }])

  browser.forbid()
  await saveSubscription()
  expect(server.calls(subscribe)).toHaveLength(told + 1)
  expect(browser.isSubscribed()).toBe(false)
})
