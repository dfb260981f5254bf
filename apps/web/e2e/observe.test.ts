import { expect, test } from './support/cabinet.ts'
import { withConfig } from './support/config.ts'

test('page views tell patterns and titles, never ids, and the first view is not told apart', async ({
  cabinet,
  page,
}) => {
  await withConfig(page, '**/login', { matomo: { path: '/stats/', siteId: '7' } })
  await page.route('**/stats/matomo.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/login')
  await cabinet.fillSignIn('+70000000007', 'Demo-2026!')
  await cabinet.settled()
  await cabinet.navigation.getByRole('link', { name: 'Помощь' }).click()
  await expect(page).toHaveTitle(/^Помощь/)
  const told = await page.evaluate(() => (window as unknown as { _paq: unknown[][] })._paq)
  expect(told).toContainEqual(['setSiteId', '7'])
  expect(told).toContainEqual(['disableCookies'])
  expect(told).toContainEqual(['enableHeartBeatTimer', 15])
  const views = told.filter(([name]) => name === 'setCustomUrl').map(([, url]) => new URL(String(url)).pathname)
  expect(views).toEqual(['/offer', '/help'])
  const order = told
    .map(([name]) => name)
    .filter((name) => /setReferrerUrl|setCustomUrl|setDocumentTitle|trackPageView/.test(String(name)))
  expect(order.slice(0, 4)).toEqual(['setReferrerUrl', 'setCustomUrl', 'setDocumentTitle', 'trackPageView'])
})
