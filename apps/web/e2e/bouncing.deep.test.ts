import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'

/** How long a page is watched: the loops that this file is about go round within a second. */
const WATCHED_MS = 2_500

/** Every change of the address of the page, loads and moves inside the application alike. */
const recordNavigations = (page: Page) => {
  const seen: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const url = new URL(frame.url())
    const address = url.pathname + url.search
    // The router writes its own state into the address that is there already.
    if (seen.at(-1) !== address) seen.push(address)
  })
  return seen
}

const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '503': (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '', traceId: 't' } }),
  '401 for ever': (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Войдите ещё раз', traceId: 't' } }),
  offline: (route) => route.abort('internetdisconnected'),
  hanging: () => new Promise(() => undefined),
}

const UNAVAILABLE = '/unavailable?redirect=%2Foffer'
const LOGIN = '/login?redirect=%2Foffer'

/** Reads that only decorate the offer page. */
const quiet = [
  '**/api/v1/debtor/insurance/status',
  '**/api/v1/client/sender/health-check',
  '**/api/v1/sender/insurance/status',
  '**/api/v1/client/credential/CDEK',
  '**/api/v1/file/image/*',
  '**/api/v1/user/attention',
  '**/api/v1/finance/offer/find/actual',
]
const person = ['**/api/v1/user']

// Each call alone is tried in apps/web/src/app/bouncing.deep.test.tsx; here the whole system goes round.
const cases: readonly [string, readonly string[], string, readonly string[]][] = [
  ['quiet calls', quiet, '503', ['/offer']],
  ['quiet calls', quiet, 'offline', ['/offer']],
  ['quiet calls', quiet, 'hanging', ['/offer']],
  ['quiet calls', quiet, '401 for ever', ['/offer', LOGIN]],
  // Asked for twice where it stands, then out: there it stays.
  ['the person', person, '503', ['/offer', UNAVAILABLE]],
]

for (const [name, urls, kind, expected] of cases)
  test(`${name}, ${kind}: the page does not bounce`, async ({ cabinet, page }) => {
    const seen = recordNavigations(page)
    const answer = answers[kind]
    for (const url of urls) await page.route(url, (route) => answer?.(route))
    // Whichever comes first: a refusal may end the session before the others are asked.
    const asked = Promise.race(urls.map((url) => page.waitForRequest(url)))
    await cabinet.enter('P7', '/offer').catch(() => undefined)
    await asked
    await expect.poll(() => seen.length).toBeGreaterThanOrEqual(expected.length)
    // A page that bounces does so by itself: only time can tell that it does not.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), WATCHED_MS).catch(() => undefined)
    expect(seen).toEqual(expected)
  })

test('a section that stays broken says so, tries again on demand and leads to the products', async ({
  cabinet,
  page,
}) => {
  await page.route('**/api/v1/help', answers['503'] ?? (() => Promise.resolve()))
  await cabinet.enter('P7', '/offer')
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Этот раздел сейчас не открывается' })).toBeVisible()
  await page.unroute('**/api/v1/help')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  await page.goto('/unavailable?redirect=%2Fhelp')
  await expect(page.getByRole('heading', { name: 'Этот раздел сейчас не открывается' })).toBeVisible()
  await page.getByRole('button', { name: 'К страховым продуктам' }).click()
  await expect(page).toHaveURL('/offer')
})

test('a session that stays refused ends: the cookie is gone and the wanted page is remembered', async ({
  cabinet,
  page,
}) => {
  await page.route('**/api/v1/user', answers['401 for ever'] ?? (() => Promise.resolve()))
  const seen = recordNavigations(page)
  await cabinet.enter('P7', '/help?q=счёт#top').catch(() => undefined)
  await expect(page).toHaveURL(/\/login\?redirect=%2Fhelp%3Fq/)
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/#top$/)
  expect((await page.context().cookies()).filter(({ name }) => name === 'cabinet_refresh')).toEqual([])
  expect(seen.length).toBeLessThanOrEqual(2)
})

test('without a network a page that is not here yet keeps the cabinet and is tried again', async ({
  cabinet,
  page,
  context,
}) => {
  await cabinet.enter('P7', '/offer')
  await context.setOffline(true)
  await cabinet.navigation.getByRole('link', { name: 'Помощь' }).click()
  await expect(page.getByRole('heading', { name: 'Не получилось открыть страницу' })).toBeVisible()
  await expect(cabinet.navigation).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Нет интернета. Данные на месте: отправьте позже')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
})

test('without a network a menu that is not here yet says so, and opens when asked again', async ({
  cabinet,
  page,
  context,
}) => {
  await cabinet.enter('P7', '/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Меню:/ }).click()
  await expect(
    page
      .getByRole('region', { name: /Уведомления/ })
      .getByRole('listitem')
      .getByText('Не удалось загрузить данные'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: /^Меню:/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Профиль' })).toBeVisible()
})
