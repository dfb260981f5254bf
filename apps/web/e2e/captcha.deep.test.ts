import { expect, test } from './support/cabinet.ts'
import { withConfig } from './support/config.ts'

const SITE_KEY = 'ysc1_test'

/** The provider's script as far as the component uses it: a widget that solves itself when it is asked. */
const script = `
  window.smartCaptcha = {
    render: (container, { callback, sitekey }) => { window.__captcha = { sitekey, callback, listeners: {} }; return 1 },
    subscribe: (id, event, fn) => { window.__captcha.listeners[event] = fn; return () => {} },
    execute: () => setTimeout(() => { window.__captcha.listeners.success?.('solved-token') }, 0),
    executePromise: () => Promise.resolve('solved-token'),
    reset: () => {}, destroy: () => {}, getResponse: () => '', setTheme: () => {}, showError: () => {},
  }
  window.__onSmartCaptchaReady()
`

test('when the server asks for it, the sign-in carries a token of the bot check', async ({ cabinet, page }) => {
  await withConfig(page, '**/login', { captchaSiteKey: SITE_KEY })
  await page.route('https://smartcaptcha.cloud.yandex.ru/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('**/login/needCaptcha', (route) => route.fulfill({ json: { needCaptcha: true } }))
  await page.goto('/login')
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/auth/login'))
  await cabinet.fillSignIn('+70000000005', 'Demo-2026!')
  expect((await (await sent).allHeaders())['x-captcha-token']).toBe('solved-token')
  await expect(page).toHaveURL('/offer')
})

test('when the server does not ask, nothing is sent', async ({ cabinet, page }) => {
  await withConfig(page, '**/login', { captchaSiteKey: SITE_KEY })
  await page.route('https://smartcaptcha.cloud.yandex.ru/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('**/login/needCaptcha', (route) => route.fulfill({ json: { needCaptcha: false } }))
  await page.goto('/login')
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/auth/login'))
  await cabinet.fillSignIn('+70000000005', 'Demo-2026!')
  expect((await (await sent).allHeaders())['x-captcha-token']).toBeUndefined()
})

test('a recovery carries a token of the bot check whenever there is one', async ({ page }) => {
  await withConfig(page, '**/recovery', { captchaSiteKey: SITE_KEY })
  await page.route('https://smartcaptcha.cloud.yandex.ru/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.goto('/recovery')
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/auth/recovery'))
  await page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill('nobody@captcha.example')
  await page.getByRole('button', { name: 'Получить код' }).click()
  expect((await (await sent).allHeaders())['x-captcha-token']).toBe('solved-token')
  await expect(page).toHaveURL('/recovery/confirm')
})
