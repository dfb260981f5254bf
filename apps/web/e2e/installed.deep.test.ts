import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'

test.use({ serviceWorkers: 'allow' })

const workerOf = async (page: Page) => {
  // Ready to serve the next page: it does not take the one that is open away from the network.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  return worker
}

test('the sign-in page has no worker; the cabinet has one, which keeps one page and nothing else', async ({
  cabinet,
  page,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await cabinet.signIn('P7')
  await workerOf(page)
  await page.goto('/deliveries')
  await cabinet.settled()
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored).toEqual(['/offline'])
})

test('without a connection a page says so, in the language and theme of the reader, and comes back by itself', async ({
  cabinet,
  page,
  context,
}) => {
  await cabinet.enter('P7', '/help')
  await workerOf(page)
  await context.setOffline(true)
  await page.goto('/deliveries?q=1')
  await expect(page.getByRole('heading', { name: 'Нет связи с кабинетом' })).toBeVisible()
  await expect(page).toHaveURL('/deliveries?q=1')
  await cabinet.expectAccessibleInEveryTheme()
  await context.addCookies([{ name: 'cabinet_locale', value: 'en', url: page.url() }])
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { name: 'No connection to the cabinet' })).toBeVisible()
  await expect(page).toHaveTitle('No connection')
  await context.clearCookies({ name: 'cabinet_locale' })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Реестр поставок' })).toBeVisible()
})

/** What the test needs of the place where the worker runs. */
interface WorkerGlobal extends EventTarget {
  readonly registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  shown: { title: string; options: NotificationOptions }[]
  opened: Promise<unknown>
}

test('a notification is shown as it was sent, and its press opens the page without loading the cabinet anew', async ({
  cabinet,
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  await cabinet.enter('P7', '/help')
  const worker = await workerOf(page)
  // A browser without a screen has no place for notifications: the worker's wish is what can be seen.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerGlobal
    scope.shown = []
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, options })
  })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data })
  await push('{"title":"Что-то другое"}')
  const path = '/profile?tab=security'
  await push(JSON.stringify({ title: 'Тихая гавань', body: 'Выставлен счёт', path, tag: 'sender.invoiceIssued' }))
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerGlobal).shown)
  await expect
    .poll(shown)
    .toMatchObject([
      { title: 'Тихая гавань', options: { body: 'Выставлен счёт', tag: 'sender.invoiceIssued', data: { path } } },
    ])
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerGlobal
    const notification = { close: () => {}, data: scope.shown[0]?.options.data as unknown }
    const waitUntil = (promise: Promise<unknown>) => {
      // Nobody has really pressed, so the browser lets no window come to the front.
      scope.opened = promise.catch(() => {})
    }
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
  })
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('tab', { name: 'Безопасность' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
})

test('the frame of the browser has the colour of the page in every theme', async ({ cabinet, page }) => {
  await cabinet.enter('P7', '/help')
  /** As the browser paints both: a colour has many ways of being written. */
  const colours = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const frame = metas.find(({ media }) => media === '' || matchMedia(media).matches)?.content ?? ''
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      const painted = (colour: string) => {
        if (!canvas) throw new Error('no canvas')
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data]
      }
      return { frame: painted(frame), page: painted(getComputedStyle(document.body).backgroundColor) }
    })
  for (const scheme of ['light', 'dark'] as const) {
    for (const theme of ['system', 'light', 'dark']) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.evaluate((value) => localStorage.setItem('cabinet.theme', value), theme)
      await page.reload()
      await cabinet.settled()
      const { frame, page: ground } = await colours()
      for (const [index, part] of frame.entries())
        expect(Math.abs(part - (ground[index] ?? 0)), `${theme} on ${scheme}: ${frame} beside ${ground}`).toBeLessThan(
          4,
        )
    }
  }
})

/** Plays the part of a browser with push, which one without a screen has not; its address is that of the test. */
const playPush = (page: Page) =>
  page.addInitScript((keys) => {
    const ADDRESS = 'played.push'
    const KEY = 'played.push.key'
    const keyOf = (text: string | null) => {
      const binary = atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/'))
      return Uint8Array.from(binary, (sign) => sign.codePointAt(0) ?? 0).buffer
    }
    const subscription = () => {
      const endpoint = localStorage.getItem(ADDRESS)
      if (endpoint === null) return null
      const unsubscribe = () => Promise.resolve(localStorage.removeItem(ADDRESS))
      const options = { applicationServerKey: keyOf(localStorage.getItem(KEY)) }
      return { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) }
    }
    const subscribe = ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(KEY, applicationServerKey)
      if (localStorage.getItem(ADDRESS) === null) localStorage.setItem(ADDRESS, 'https://push.example/first')
      return Promise.resolve(subscription())
    }
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') })
    Object.assign(PushManager.prototype, { getSubscription: () => Promise.resolve(subscription()), subscribe })
  }, browserKeys())

const browserKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

test('the server learns the address to which a browser has changed, from a page that is open or from the next one', async ({
  cabinet,
  page,
}) => {
  await playPush(page)
  const headers = await cabinet.signInQuietly('P7')
  const known = async () => {
    const response = await page.request.get('/api/v1/user/push', { headers })
    return ((await response.json()) as { readonly endpoint: string | null }).endpoint
  }
  const changeTo = (endpoint: string) =>
    page.evaluate((value) => localStorage.setItem('played.push', value), `https://push.example/${endpoint}`)

  await page.goto('/help')
  await workerOf(page)
  await changeTo('of-another-session')
  await page.goto('/profile?tab=notifications')
  const notices = page.getByRole('switch', { name: 'Уведомления в этом браузере' })
  await expect(notices).toBeEnabled()
  expect(await known()).toBeNull()
  // The round thumb lies over the input.
  await notices.click({ force: true })
  // It is busy until the server has answered.
  await expect(notices).toBeEnabled()
  await expect.poll(known).toBe('https://push.example/first')

  // While no page was open.
  await changeTo('second')
  await page.goto('/help')
  await expect.poll(known).toBe('https://push.example/second')

  // While no page was open, and something was sent: the push service said that nobody is there, and it was forgotten.
  await page.request.delete('/api/v1/user/push', { headers })
  await changeTo('third')
  await page.goto('/help')
  await expect.poll(known).toBe('https://push.example/third')

  // While this page is open.
  const worker = await workerOf(page)
  await changeTo('fourth')
  const wish = await worker.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & { readonly registration: ServiceWorkerRegistration }
    const wishes: unknown[] = []
    scope.registration.pushManager.subscribe = (options) => {
      wishes.push({
        ...options,
        applicationServerKey: [...new Uint8Array(options?.applicationServerKey as ArrayBuffer)],
      })
      return Promise.reject(new Error('not in this test'))
    }
    const reported = new Promise<unknown>((resolve) => {
      const oldSubscription = { options: { applicationServerKey: new Uint8Array([4, 2]).buffer } }
      const waitUntil = (promise: Promise<unknown>) => resolve(promise.catch(() => {}))
      const event = new Event('pushsubscriptionchange')
      scope.dispatchEvent(Object.assign(event, { oldSubscription, newSubscription: null, waitUntil }))
    })
    await reported
    return wishes
  })
  expect(wish).toEqual([{ userVisibleOnly: true, applicationServerKey: [4, 2] }])
  await expect.poll(known).toBe('https://push.example/fourth')
})
