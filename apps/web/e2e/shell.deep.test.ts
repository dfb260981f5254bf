import { expect, test } from './support/cabinet.ts'

test('titles, scroll and focus follow the page', async ({ cabinet, page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await cabinet.enter('P7', '/offer')
  await expect(page).toHaveTitle(/^\(\d+\) Страховые продукты — Тихая гавань$/)
  await page.evaluate(() => window.scrollTo(0, 300))
  await cabinet.navigation.getByRole('link', { name: 'Реестр поставок' }).click()
  await expect(page).toHaveTitle(/^\(\d+\) Реестр поставок — Тихая гавань$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(cabinet.navigation.getByRole('link', { name: 'Реестр поставок' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the person menu switches language and theme, and both are remembered', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/offer')
  const person = page.getByRole('button', { name: /Власова/ })
  await person.click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Insurance products' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) Insurance products — Тихая гавань$/)
  await person.click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-cabinet-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Insurance products' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-cabinet-theme', 'dark')
})

test('calls speak the chosen language', async ({ cabinet, page }) => {
  const asked = page.waitForRequest('**/v1/user')
  await cabinet.enter('P5', '/offer')
  expect((await (await asked).allHeaders())['accept-language']).toBe('ru')
})

test('sections are found and opened with the keyboard', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/offer')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Поиск и команды' })
  await expect(search).toBeFocused()
  await page.keyboard.type('счет')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sender/invoices-payment')
})

test('what is typed before the palette has come is the question that it opens with', async ({ cabinet, page }) => {
  await cabinet.enter('P1', '/offer')
  let isTyped = () => {}
  const typed = new Promise<void>((resolve) => (isTyped = resolve))
  await page.route('**/assets/lk-commands-*.js', async (route) => {
    await typed
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/lk-commands-*.js')
  await page.keyboard.press('Control+k')
  await asked
  // Who does not want to wait takes it back, and what was typed with it.
  await page.keyboard.type('abc')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  // «реквизиты» in the other layout: the driver has keys for Latin letters only.
  await page.keyboard.type('htrdb')
  isTyped()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('pbns')
  await expect(page.getByRole('combobox')).toHaveValue('htrdbpbns')
  await expect(page.getByRole('option', { name: 'Реквизиты' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toHaveValue('')
})

test('the navigation folds to icons that keep their names', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/offer')
  await page.getByRole('button', { name: 'Свернуть меню' }).click()
  await expect(cabinet.navigation.getByRole('link', { name: 'Счета на оплату' })).toBeVisible()
  await expect.poll(async () => (await cabinet.navigation.boundingBox())?.width).toBeLessThan(100)
  await page.reload()
  await cabinet.settled()
  await expect.poll(async () => (await cabinet.navigation.boundingBox())?.width).toBeLessThan(100)
  await page.getByRole('button', { name: 'Развернуть меню' }).click()
})

test('what waits for a decision is listed behind the bell', async ({ cabinet, page }) => {
  await cabinet.enter('P1', '/offer')
  const bell = page.getByRole('button', { name: /^Требуют решения: [1-9]/ })
  // Tests beside this one, and midnight in Moscow, may add to what is waiting.
  const count = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? (await bell.innerText()))?.[0])
  await bell.click()
  const waiting = page.getByRole('dialog').getByRole('listitem')
  await expect(waiting).toHaveCount(count)
  await waiting.getByRole('link', { name: /ждут подтверждения/ }).click()
  await expect(page).toHaveURL(/\/profile\?tab=users&status=UNCONFIRMED&action=confirm&user=/)
})

test('on a small laptop the navigation is folded until the person unfolds it', async ({ cabinet, page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await cabinet.enter('P5', '/offer')
  await expect.poll(async () => (await cabinet.navigation.boundingBox())?.width).toBeLessThan(100)
  await page.getByRole('button', { name: 'Развернуть меню' }).click()
  await expect.poll(async () => (await cabinet.navigation.boundingBox())?.width).toBeGreaterThan(200)
  await page.reload()
  await cabinet.settled()
  await expect.poll(async () => (await cabinet.navigation.boundingBox())?.width).toBeGreaterThan(200)
})
