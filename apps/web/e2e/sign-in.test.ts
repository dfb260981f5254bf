import { expect, test } from './support/cabinet.ts'
import { PASSWORD } from './support/people.ts'

const WRONG = 'Неверный логин или пароль'

test('a wrong password and an unknown person get the same response, and nothing typed is lost', async ({
  cabinet,
  page,
}) => {
  await page.goto('/login')
  await cabinet.fillSignIn('+70000000003', 'not-the-password')
  await expect(page.getByText(WRONG)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Телефон или e-mail' })).toHaveValue('+70000000003')
  await cabinet.fillSignIn('nobody@nowhere.example', 'not-the-password')
  await expect(page.getByText(WRONG)).toBeVisible()
})

test('empty fields are told at the fields, and the first gets the focus', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText('Обязательное поле')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Телефон или e-mail' })).toBeFocused()
})

test('five wrong passwords lock the person out', { tag: '@deep' }, async ({ cabinet, page }) => {
  await page.goto('/login')
  const texts: (string | null)[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/auth/login'))
    await cabinet.fillSignIn('locked-out@severveter.example', `wrong-${attempt}`)
    const response = await answered
    texts.push(`${response.status()}`)
  }
  expect(texts.at(-1)).toBe('423')
  await expect(page.getByText('Слишком много попыток. Попробуйте через 15 минут')).toBeVisible()
  await expect(page.getByText(/^Осталось 1[45]:\d\d$/)).toBeVisible()
})

for (const spelling of ['8 (000) 000-00-05', '70000000005', '+7 000 000 00 05']) {
  test(`a phone may be written as ${spelling}`, { tag: '@deep' }, async ({ cabinet, page }) => {
    await page.goto('/login')
    await cabinet.fillSignIn(spelling, PASSWORD)
    await expect(page).toHaveURL('/offer')
  })
}

test('an e-mail signs in, whatever its case', { tag: '@deep' }, async ({ cabinet, page }) => {
  await page.goto('/login')
  await cabinet.fillSignIn('Sokolov@SeverVeter.example', PASSWORD)
  await expect(page).toHaveURL('/offer')
})

test('signing in works with the keyboard alone', async ({ cabinet, page }) => {
  await page.goto('/login')
  const username = page.getByRole('textbox', { name: 'Телефон или e-mail' })
  for (let step = 0; step < 10 && !(await username.evaluate((input) => input === document.activeElement)); step += 1)
    await page.keyboard.press('Tab')
  await expect(username).toBeFocused()
  await page.keyboard.type('+70000000005')
  await page.keyboard.press('Tab')
  await expect(page.locator('input[name=password]')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/offer')
  await cabinet.swapped()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Перейти к содержимому' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a demo person enters with one press', async ({ cabinet, page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /^Ещё 12\sчеловек/ }).click()
  await page.getByRole('button', { name: /Тихонова Ольга/ }).click()
  await expect(page).toHaveURL('/offer')
  await cabinet.settled()
})

test('a deep link is reached after signing in', async ({ cabinet, page }) => {
  const wanted = '/sender/insurance-conditions?insurance=applying'
  await page.goto(wanted)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(wanted)}`)
  await expect(page.getByText('Войдите, и откроется нужная страница')).toBeVisible()
  await cabinet.fillSignIn('+70000000005', PASSWORD)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1, name: 'Условия страхования' })).toBeVisible()
})

test('a redirect to another site is not followed', async ({ cabinet, page }) => {
  await page.goto('/login?redirect=%2F%2Fevil.example%2F')
  await cabinet.fillSignIn('+70000000005', PASSWORD)
  await expect(page).toHaveURL('/offer')
})

test('signed in, the pages for entering lead to the offers', { tag: '@deep' }, async ({ cabinet, page }) => {
  await cabinet.signIn('P5')
  for (const path of ['/login', '/recovery', '/register', '/']) {
    await page.goto(path)
    await expect(page).toHaveURL('/offer')
  }
})

test('the language is chosen on the page and remembered', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
})

test('without a captcha key the console says so, and signing in works', { tag: '@deep' }, async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible()
  // The page is there before its script, which is what warns.
  await expect
    .poll(() => warnings)
    .toEqual(
      expect.arrayContaining([
        'Отсутствует переменная окружения: CAPTCHA_YANDEX_SITE_KEY',
        'Отсутствует переменная окружения: SENTRY_DSN',
      ]),
    )
})
