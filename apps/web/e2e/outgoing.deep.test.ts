import { expect, test } from '@playwright/test'
import { Collector } from './support/collector.ts'
import { useOwnServer } from './support/own-server.ts'
import { freePort } from './support/server-env.ts'

const port = await freePort()
const collector = new Collector()

useOwnServer({
  MATOMO_URL: `http://127.0.0.1:${port}`,
  MATOMO_SITE_ID: '7',
  SENTRY_DSN: `http://key@127.0.0.1:${port}/1`,
})

test.beforeAll(() => collector.listen(port))
test.afterAll(() => collector.close())

/** What people type and search for here; no reading of a byte that leaves may hold it. */
const SECRETS = /9161234567|916[^\d]{1,3}123|7799071013|7707083893|Берёзкин|Аристарх|ромашк|aristarkh|berezkin/i

test('nothing that is typed, searched for or thrown leaves for analytics or error reports', async ({ page }) => {
  const fail = (text: string) =>
    page.evaluate((message) => {
      setTimeout(() => {
        throw Object.assign(new Error(message), { cause: new Error(`inside: ${message}`), data: { message } })
      }, 0)
      void Promise.reject(new Error(message))
      console.error(message, { message })
    }, text)
  const errors = () => collector.received.split('"exception":').length - 1

  await page.goto('/register?itn=7799071013&mobilePhone=%2B79161234567&redirect=%2Fhelp%3Fsearch%3Dромашка')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('main input, form input').first().fill('Берёзкин Аристарх')
  await page.getByText('RU', { exact: true }).first().click()
  await fail('Берёзкин Аристарх aristarkh@berezkin.example +7 916 123-45-67 7799071013')
  await expect.poll(errors).toBeGreaterThan(0)

  const response = await page.request.post('/api/v1/auth/login', {
    data: { username: '+70000000006', password: 'Demo-2026!' },
  })
  const { refreshToken } = (await response.json()) as { refreshToken: string }
  await page
    .context()
    .addCookies([
      { name: 'cabinet_refresh', value: refreshToken, url: new URL(response.url()).origin, sameSite: 'Strict' },
    ])
  await page.goto('/debtor/order-register?search=7707083893')
  await expect(page.locator('h1:not(.frame h1)')).toBeVisible()
  await page.evaluate(() => {
    // Links of every kind, as letters, help and registers have them.
    for (const href of [
      'tel:+79161234567',
      'mailto:aristarkh@berezkin.example',
      '/help?search=ромашка',
      // Of somebody else's address the host leaves, which the product has chosen, and nothing behind it.
      'https://courier.example/Аристарх?q=7707083893',
      '/api/v1/file/download/7707083893.pdf',
    ]) {
      const link = document.createElement('a')
      link.href = href
      link.textContent = 'Берёзкин Аристарх'
      link.setAttribute('aria-label', 'Берёзкин 7707083893')
      link.addEventListener('click', (event) => event.preventDefault())
      document.querySelector('main')?.append(link)
    }
  })
  for (const link of await page.getByRole('link', { name: 'Берёзкин 7707083893' }).all()) await link.click()
  const before = errors()
  await fail('«Ромашка» ИНН 7707083893')
  await expect.poll(errors).toBeGreaterThan(before)
  await page.getByRole('navigation', { name: 'Разделы кабинета' }).getByRole('link', { name: 'Помощь' }).click()
  await expect(page).toHaveTitle(/Помощь/)

  await expect.poll(() => collector.received, { message: 'views of pages' }).toContain('action_name=Помощь')
  await expect.poll(() => collector.received, { message: 'links' }).toMatch(/[?&]link=/)
  await expect.poll(() => collector.received, { message: 'traces' }).toContain('"type":"span"')
  await expect.poll(() => collector.received, { message: 'recordings' }).toContain('"type":"replay_recording"')
  const { received } = collector
  const found = [...received.matchAll(new RegExp(SECRETS, 'gi'))].map(({ 0: text, index }) => ({
    text,
    around: received.slice(Math.max(0, index - 200), index + 100),
  }))
  expect(found).toEqual([])
  expect(collector.received).toContain('/debtor/order-register')
  expect(collector.received).not.toMatch(/"referer":"[^"]*\/(?:register|debtor)/)
})
