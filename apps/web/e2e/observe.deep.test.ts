import { expect, test } from './support/cabinet.ts'
import { withConfig } from './support/config.ts'

test('page views tell patterns and titles, never ids, and the first view is not told apart', async ({
  cabinet,
  page,
}) => {
  await withConfig(page, '**/login', { matomo: { path: '/stats/', siteId: '7' } })
  await page.route('**/stats/matomo.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/login')
  // The page comes with its content; who fills it in before the application is there is not watched.
  await expect(page.getByRole('heading', { name: 'Демонстрация: войти как' })).toBeVisible()
  await cabinet.fillSignIn('+70000000007', 'Demo-2026!')
  await cabinet.settled()
  await cabinet.navigation.getByRole('link', { name: 'Помощь' }).click()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Помощь/)
  const answer = await page.evaluate(() => (window as unknown as { _paq: unknown[][] })._paq)
  expect(answer).toContainEqual(['setSiteId', '7'])
  expect(answer).toContainEqual(['disableCookies'])
  expect(answer).toContainEqual(['enableHeartBeatTimer', 15])
  const views = answer.filter(([name]) => name === 'setCustomUrl').map(([, url]) => new URL(String(url)).pathname)
  expect(views).toEqual(['/offer', '/help'])
  const order = answer
    .map(([name]) => name)
    .filter((name) => /setReferrerUrl|setCustomUrl|setDocumentTitle|trackPageView/.test(String(name)))
  expect(order.slice(0, 4)).toEqual(['setReferrerUrl', 'setCustomUrl', 'setDocumentTitle', 'trackPageView'])
})

test('clicks and inputs reach the collector by the names of controls, never with their values', async ({
  cabinet,
  page,
}) => {
  await withConfig(page, '**/login', { matomo: { path: '/stats/', siteId: '7' } })
  // A collector of our own behind the address of the tracker: it asks for one picture for each event, as Matomo does.
  await page.route('**/stats/matomo.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const send = (command) => { if (command[0] === 'trackEvent') navigator.sendBeacon('/stats/matomo.php', JSON.stringify(command)) }
             const waiting = window._paq ?? []; window._paq = { push: (...commands) => commands.forEach(send) }; waiting.forEach(send)`,
    }),
  )
  const events: string[][] = []
  await page.route('**/stats/matomo.php', (route) => {
    events.push(JSON.parse(route.request().postData() ?? '[]') as string[])
    return route.fulfill({ status: 204 })
  })
  await page.goto('/login')
  // The page comes with its content; who fills it in before the application is there is not watched.
  await expect(page.getByRole('heading', { name: 'Демонстрация: войти как' })).toBeVisible()
  await cabinet.fillSignIn('+70000000007', 'Demo-2026!')
  await cabinet.settled()
  await cabinet.navigation.getByRole('link', { name: 'Помощь' }).click()
  await expect.poll(() => events).toContainEqual(['trackEvent', 'input', 'username'])
  await expect.poll(() => events).toContainEqual(['trackEvent', 'click', 'auth.login.submit'])
  await expect.poll(() => events).toContainEqual(['trackEvent', 'click', 'app.menu.help'])
  expect(JSON.stringify(events)).not.toMatch(/7000000|Demo|Тихонова/)
})
