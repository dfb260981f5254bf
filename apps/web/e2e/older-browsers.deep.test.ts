import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { makeOlder } from './support/older-browser.ts'
import { addressesOf, visits } from './support/visits.ts'

const NOTHING = 'rgba(0, 0, 0, 0)'
const PAGE = 'rgb(243, 246, 249)'

const groundOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

/** Told by the language and by the web what no browser of 2023 has. */
const newerNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Object.entries({
      'Map.groupBy': 'groupBy' in Map,
      toSorted: 'toSorted' in Array.prototype,
      'Promise.withResolvers': 'withResolvers' in Promise,
      'Set.union': 'union' in Set.prototype,
      Iterator: 'Iterator' in globalThis,
      'Iterator.map': 'map' in Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
      'URL.canParse': 'canParse' in URL,
      Segmenter: 'Segmenter' in Intl,
      showPopover: 'showPopover' in HTMLElement.prototype,
      requestIdleCallback: 'requestIdleCallback' in globalThis,
    }).flatMap(([name, isThere]) => (isThere ? [name] : [])),
  )

test.describe('the oldest browsers', () => {
  test.use({ bypassCSP: true })

  for (const [person, all] of Map.groupBy(visits, ({ person }) => person))
    test(`open every page of ${person ?? 'everybody'}`, async ({ cabinet, page }) => {
      test.slow()
      await makeOlder(page)
      const headers = person === null ? {} : await cabinet.signInQuietly(person)
      for (const visit of all)
        for (const path of await addressesOf(page, visit, headers)) {
          await page.goto(path, { waitUntil: 'networkidle' })
          await cabinet.settled()
          await expect(page.getByRole('heading', { name: /Не получилось|Что-то пошло не так/ }), path).toHaveCount(0)
          expect(await groundOf(page, 'html'), path).toBe(PAGE)
          expect(await newerNames(page)).toEqual([])
        }
    })

  test('sign in, with buttons that have their colours also under the pointer', async ({ cabinet, page }) => {
    await makeOlder(page)
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Войти', exact: true })
    await expect(button).toHaveCSS('background-color', 'rgb(0, 86, 141)')
    await button.hover()
    await expect(button).not.toHaveCSS('background-color', NOTHING)
    await cabinet.signIn('P7')
    await expect(page).toHaveURL('/offer')
  })

  test('follow the theme of the system and the one that is chosen', async ({ page }) => {
    await makeOlder(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/login')
    expect(await groundOf(page, 'html')).toBe('rgb(14, 19, 25)')
    await page.locator('html').evaluate((html) => (html.dataset['cabinetTheme'] = 'light'))
    await expect.poll(() => groundOf(page, 'html')).toBe(PAGE)
  })
})

test.describe('a browser that is too old', () => {
  /** Safari 16.3: what it lacks, all that is newer lacks too. */
  const makeTooOld = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CompressionStream'))

  for (const [who, path] of [
    ['at the sign-in page', '/login'],
    ['at a public page', '/policy'],
    ['with a session', '/offer'],
  ] as const)
    test(`is told to be updated ${who}, with links, and nothing else is shown`, async ({ cabinet, page }) => {
      if (path === '/offer') await cabinet.signInQuietly('P7')
      await makeTooOld(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading')).toHaveText(['Обновите браузер'])
      await expect(page).toHaveTitle('Обновите браузер')
      await expect(page.getByRole('link')).toHaveText([
        'Яндекс Браузер',
        'Google Chrome',
        'Mozilla Firefox',
        'Microsoft Edge',
        'Safari',
      ])
      await expect(page.locator('#root')).toHaveCount(0)
    })

  test('is told so in English to whoever reads English', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'cabinet_locale', value: 'en', url: baseURL ?? '' }])
    await makeTooOld(page)
    await page.goto('/login')
    await expect(page.getByRole('heading')).toHaveText(['Update your browser'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('of Chrome, without the units that it got before our floor', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Обновите браузер' })).toBeVisible()
  })

  test('no other browser is', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible()
    await expect(page.getByText('Обновите браузер')).toHaveCount(0)
  })
})
