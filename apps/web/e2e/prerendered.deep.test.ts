import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { PASSWORD, people } from './support/people.ts'

/** Holds the scripts of the application back, as a slow line does; answers what lets them come. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const username = (page: Page) => page.getByRole('textbox', { name: 'Телефон или e-mail' })
const password = (page: Page) => page.locator('input[name=password]')

/** The application has joined the page: the demo is what the page did not come with. */
const expectApplication = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Демонстрация: войти как' })).toBeVisible()

for (const address of ['/', '/login']) {
  test(`${address} shows the sign-in page before its script is there, and keeps every element of it`, async ({
    cabinet,
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible()
    await expect(page).toHaveTitle('Вход в кабинет — Тихая гавань')
    await expect(username(page)).toBeFocused()
    const frame = page.getByRole('presentation').filter({ has: username(page) })
    await expect(frame).toHaveCSS('outline-style', 'solid')
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    const before = await page.getByRole('button', { name: 'Войти', exact: true }).boundingBox()
    release()
    await expectApplication(page)
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await page.getByRole('button', { name: 'Войти', exact: true }).boundingBox()).toEqual(before)
    await expect(page).toHaveURL('/login')
    // The component knows of the focus, too.
    await expect(frame).toHaveAttribute('data-focus-within', 'true')
    await cabinet.expectAccessibleInEveryTheme()
  })
}

test('what is typed and sent before the script is there signs in', async ({ cabinet, page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(username(page)).toBeFocused()
  await page.keyboard.type(people.P7)
  await password(page).focus()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/offer')
  await cabinet.swapped()
})

test('who is in the middle of typing stays there', async ({ cabinet, page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await username(page).fill(people.P7)
  await password(page).focus()
  await page.keyboard.type(PASSWORD.slice(1))
  await page.keyboard.press('Home')
  release()
  await expectApplication(page)
  await expect(password(page)).toBeFocused()
  // At the place of the caret, which the fields keep as well.
  await page.keyboard.type(PASSWORD.slice(0, 1))
  await expect(username(page)).toHaveValue(people.P7)
  await expect(password(page)).toHaveValue(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/offer')
  await cabinet.swapped()
})

test('what is sent empty is answered at the fields', async ({ cabinet, page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  release()
  await expect(page.getByText('Обязательное поле')).toHaveCount(2)
  expect(cabinet.page).toBe(page)
})

test('what is pressed before the script is there is done, in the order of the presses', async ({ cabinet, page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await password(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Показать пароль' }).click()
  await page.getByRole('button', { name: 'EN' }).click()
  release()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue(PASSWORD)
  await cabinet.settled()
})

test('comes in the language and the theme that were chosen', async ({ cabinet, page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('cabinet.theme', 'dark'))
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-cabinet-theme', 'dark')
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  release()
  await expect(page.getByRole('heading', { name: 'Demo: sign in as' })).toBeVisible()
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  expect(cabinet.page).toBe(page)
})

test('a session and a page to return to are not met with it', async ({ cabinet, page }) => {
  const release = await holdScripts(page)
  const held = page.locator('[data-prerendered]')
  await page.goto('/login?redirect=%2Fprofile', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(held).toHaveCount(0)
  await cabinet.signInQuietly('P7')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(held).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/offer')
  await cabinet.settled()
})

for (const theme of ['light', 'dark', 'contrast'])
  for (const width of [360, 1280])
    test(`its first style draws what the whole sheet draws: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((value) => localStorage.setItem('cabinet.theme', value), theme)
      // Fonts come later in any case: what they replace is drawn without them.
      await page.route(/\/assets\//, (route) => route.abort())
      const picture = async () => {
        await page.goto('/login')
        await expect(username(page)).toBeFocused()
        return page.screenshot({ animations: 'disabled', caret: 'hide' })
      }
      const whole = await picture()
      await page.route('**/login', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        // A template is drawn only where it takes the place of the application.
        const drawn = html.replace(/<template[\s\S]*?<\/template>/, '')
        expect(drawn.match(/<style>/g)).toHaveLength(2)
        await route.fulfill({ response, body: drawn.replace(/(<\/div>\s*)<style>[\s\S]*<\/style>/, '$1') })
      })
      expect((await picture()).equals(whole)).toBe(true)
      await expect(page.locator('style')).toHaveCount(1)
    })
