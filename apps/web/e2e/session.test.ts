import type { BrowserContext, Page } from '@playwright/test'
import { Cabinet, expect, test } from './support/cabinet.ts'

const isRefresh = (url: string) => url.endsWith('/auth/token/refresh')

/** Counts exchanges of the refresh token in all tabs. */
const countRefreshes = (context: BrowserContext) => {
  let count = 0
  context.on('request', (request) => {
    if (isRefresh(request.url()) && request.method() === 'POST') count += 1
  })
  return () => count
}

/** From now on the server refuses this access token, as if it had expired. */
const oldTokensErrors = async (page: Page) => {
  const refused = new Set<string>()
  let isFirst = true
  await page.route('**/api/v1/**', async (route) => {
    const token = (await route.request().allHeaders())['authorization'] ?? ''
    if (isFirst) {
      refused.add(token)
      isFirst = false
    }
    if (!refused.has(token)) return route.fallback()
    return route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Войдите ещё раз', traceId: 't' } })
  })
}

test('a reload keeps the session', async ({ cabinet, page }) => {
  await cabinet.signIn('P5')
  await page.reload()
  await cabinet.settled()
  await expect(page).toHaveURL('/offer')
})

test(
  'parallel calls that meet an expired token refresh once and all succeed',
  { tag: '@deep' },
  async ({ cabinet, page, context }) => {
    await cabinet.signIn('P7')
    await page.goto('/help')
    await cabinet.settled()
    const refreshes = countRefreshes(context)
    await oldTokensErrors(page)
    await cabinet.navigation.getByRole('link', { name: 'Страховые продукты' }).click()
    await expect(cabinet.card('Страхование коммерческих кредитов')).toBeVisible()
    await expect(cabinet.card('Страхование заказов СДЭК').getByText('Аккаунт СДЭК не подключен')).toBeVisible()
    expect(refreshes()).toBe(1)
  },
)

test(
  'a session that the server has ended leads to the sign-in page, which brings back',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await cabinet.signIn('P5')
    await page.goto('/help')
    await cabinet.settled()
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Войдите ещё раз', traceId: 't' } }),
    )
    // Calls that go out by themselves are refused too, and whichever is first leads away: with it the link to press.
    await Promise.all([
      page.waitForURL(/\/login\?redirect=%2F(offer|help)$/),
      cabinet.navigation
        .getByRole('link', { name: 'Страховые продукты' })
        .click({ timeout: 10_000 })
        .catch(() => undefined),
    ])
    expect((await page.context().cookies()).filter(({ name }) => name === 'cabinet_refresh')).toEqual([])
  },
)

test('two tabs share one session: renewal in one serves the other', async ({ cabinet, page, context }) => {
  await cabinet.signIn('P5')
  const second = await context.newPage()
  await second.goto('/offer')
  await new Cabinet(second).settled()
  const refreshes = countRefreshes(context)
  await oldTokensErrors(page)
  await cabinet.navigation.getByRole('link', { name: 'Счета на оплату' }).click()
  await cabinet.navigation.getByRole('link', { name: 'Страховые продукты' }).click()
  await expect(cabinet.card('Страхование заказов СДЭК')).toBeVisible()
  await second.bringToFront()
  await new Cabinet(second).navigation.getByRole('link', { name: 'Счета на оплату' }).click()
  await expect(second.getByRole('heading', { level: 1, name: 'Счета на оплату' })).toBeVisible()
  expect(refreshes()).toBeLessThanOrEqual(1)
})

test('signing out in one tab signs out all of them', { tag: '@deep' }, async ({ cabinet, page, context }) => {
  await cabinet.signIn('P5')
  const second = await context.newPage()
  await second.goto('/help')
  await new Cabinet(second).settled()
  await page.bringToFront()
  await page.getByRole('button', { name: /Власова/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/login')
  await expect(second).toHaveURL('/login')
  await page.goto('/offer')
  await expect(page).toHaveURL('/login?redirect=%2Foffer')
})
