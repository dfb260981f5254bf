import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Cabinet, expect, test } from './support/cabinet.ts'
import { people } from './support/people.ts'
import { useOwnServer } from './support/own-server.ts'

useOwnServer()

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page) => page.getByRole('tabpanel')

test('a day later a job has run, and its email can be read', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/dev')
  await expect(page.getByRole('heading', { level: 2, name: 'Подключения' })).toBeVisible()

  await tab(page, 'Часы').click()
  await expect(page).toHaveURL(/tab=clock/)
  await expect(panel(page).getByText('Часы не сдвинуты').first()).toBeVisible()
  await page.getByRole('button', { name: '+ 1 день' }).click()
  // The work of a whole day is done first.
  await expect(page.getByText('Часы переведены')).toBeVisible({ timeout: 60_000 })
  await expect(panel(page).getByText('вперёд на 1 день 0 ч 0 мин')).toBeVisible()
  await expect(page.getByText('Часы сервера сдвинуты')).toBeVisible()

  await tab(page, 'Задания').click()
  const job = page.getByRole('article', { name: 'Удалить письма, СМС и уведомления старше 90 дней' })
  await expect(job.getByText('Готово: 0')).toBeVisible()
  await job.getByRole('button', { name: 'Запустить' }).click()
  await expect(page.getByText(/старше 90 дней.*готово, 0/).first()).toBeVisible()

  await tab(page, 'Состояния').click()
  await page.getByRole('searchbox', { name: 'Номер, организация или состояние' }).fill('Кузнецова')
  const person = page.getByRole('article', { name: 'Кузнецова Дарья Олеговна' })
  await expect(page.getByRole('article')).toHaveCount(1)
  await person.getByRole('button', { name: 'Активен' }).click()
  await expect(page.getByText('Ничего не найдено')).toBeVisible()

  await tab(page, 'Письма и СМС').click()
  await page.getByRole('searchbox', { name: 'Получатель, тема или текст' }).fill('kuznetsova@')
  // Before the search has answered the first of them is somebody else's.
  await expect(page.getByText('1–1 из 1')).toBeVisible()
  await page.getByText('Доступ открыт').first().click()
  const email = page.getByRole('dialog', { name: 'Доступ открыт' })
  await expect(email.frameLocator('iframe').getByRole('link', { name: 'Открыть кабинет' })).toBeVisible()
  await email.getByRole('tab', { name: 'Текст' }).click()
  await expect(email.getByText('Владелец подтвердил вас')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(email).toHaveCount(0)

  await tab(page, 'Часы').click()
  await page.getByRole('button', { name: 'Вернуть настоящее время' }).click()
  await expect(panel(page).getByText('Часы не сдвинуты').first()).toBeVisible()
})

test('the clock form says what is missing and moves back too', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/dev?tab=clock')
  const days = page.getByRole('textbox', { name: 'Дни' })
  await page.getByRole('button', { name: 'Сдвинуть' }).click()
  await expect(page.getByText('Укажите дни или часы')).toBeVisible()
  await days.fill('-2')
  await days.press('Enter')
  await expect(panel(page).getByText('назад на 2 дня 0 ч 0 мин')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть настоящее время' }).click()
  await expect(panel(page).getByText('Часы не сдвинуты').first()).toBeVisible()
})

test('a failure shows on the page of another person until it is switched off', async ({ cabinet, page, browser }) => {
  await cabinet.enter('P8', '/dev?tab=faults')
  const fault = page.getByRole('switch', { name: 'Сервис недоступен' })
  await fault.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Включён 1 отказ')).toBeVisible()
  const context = await browser.newContext()
  const sender = new Cabinet(await context.newPage())
  await sender.enter('P5', '/offer')
  await expect(sender.page.getByRole('heading', { name: 'Сервис временно недоступен' })).toBeVisible()

  // The panel itself must open while nothing else does.
  await page.reload()
  await cabinet.settled()
  await page.getByRole('button', { name: 'Выключить все' }).click()
  await expect(page.getByText('Включён 1 отказ')).toHaveCount(0)
  await expect(fault).not.toBeChecked()
  await sender.checkUntilAt(/\/offer/)
  await expect(sender.card(/Страхование заказов СДЭК/)).toBeVisible()
  await context.close()
})

test('a module that is switched off leaves the pages of others, which stay open', async ({
  cabinet,
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const other = new Cabinet(await context.newPage())
  await other.enter('P5', '/offer')
  await expect(other.card(/Страхование заказов СДЭК/)).toBeVisible()
  const register = other.navigation.getByRole('link', { name: 'Реестр заказов' })
  await expect(register).toBeVisible()

  await cabinet.enter('P8', '/dev?tab=flags')
  const flag = page.getByRole('switch', { name: 'Страхование заказов курьерской службы' })
  await expect(flag).toBeChecked()
  await flag.focus()
  await page.keyboard.press('Space')
  await expect(flag).not.toBeChecked()
  await expect(cabinet.navigation.getByText('Реестр заказов')).toHaveCount(0)
  await expect(flag).toBeFocused()

  // Returning to a page asks anew who the person is.
  const comeBack = () => other.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(async () => {
    await comeBack()
    await expect(register).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  await expect(other.card(/Страхование заказов СДЭК/)).toHaveCount(0)
  await other.page.goto('/sender/order-register')
  await expect(other.page).toHaveURL(/\/offer/)

  // It stays off for who comes later, and the panel tells so.
  await page.reload()
  await expect(flag).not.toBeChecked()
  await flag.focus()
  await page.keyboard.press('Space')
  await expect(flag).toBeChecked()
  await expect(async () => {
    await comeBack()
    await expect(register).toBeVisible({ timeout: 2000 })
  }).toPass()
  await context.close()
})

test('every email has an example in both languages', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/dev?tab=emails&email=finance.requestSent')
  await expect(page.getByRole('heading', { level: 2, name: /^Заявка ФН-2026-000123 отправлена в банк/ })).toBeVisible()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Решение ожидается до')).toBeVisible()
  await page.getByRole('button', { name: /Язык письма/ }).click()
  await page.getByRole('option', { name: 'Английский' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Request ФН-2026-000123 was sent to/ })).toBeVisible()
  await expect(frame.getByText('Decision expected by')).toBeVisible()

  const email = await page.request.get((await page.locator('iframe').getAttribute('src')) ?? '')
  await page.goto('about:blank')
  await page.setContent(await email.text())
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
})

for (const names of [
  ['overview', 'mailbox', 'emails', 'clock'],
  ['jobs', 'faults', 'flags', 'states'],
  ['people', 'files', 'data'],
])
  test(`the sections ${names.join(', ')} have no violation in any theme and fit into 360 px`, async ({
    cabinet,
    page,
  }) => {
    test.slow()
    await cabinet.signInQuietly('P8')
    for (const name of names) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`/dev?tab=${name}`, { waitUntil: 'networkidle' })
      await cabinet.settled()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      if (name === 'emails') {
        // The rules would wait for an answer of the frame, in which nothing may run; the email is looked at by itself.
        await page.getByRole('tab', { name: 'Текст', exact: true }).click()
        await expect(page.locator('iframe')).toHaveCount(0)
      }
      await cabinet.expectAccessibleInEveryTheme()
      await page.setViewportSize({ width: 360, height: 740 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message: name })
        .toBeLessThanOrEqual(0)
    }
  })

test('at 1280 px every column of the mailbox is in sight, inside of rounded corners', async ({ cabinet, page }) => {
  await page.request.post('/api/v1/auth/recovery', { data: { username: people.P5 } })
  await cabinet.enter('P8', '/dev?tab=mailbox')
  const table = page.getByRole('grid')
  await expect(table.getByText(/^Код подтверждения/).first()).toBeVisible()
  expect(
    await table.evaluate((element) => {
      const box = element.parentElement ?? element
      const { borderEndStartRadius } = getComputedStyle(box.closest('section') ?? box)
      return { hidden: Math.max(0, box.scrollWidth - box.clientWidth), isRound: parseFloat(borderEndStartRadius) > 0 }
    }),
  ).toEqual({ hidden: 0, isRound: true })
})

test('on a phone the chosen section is in sight, however far to the right its tab stands', async ({
  cabinet,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await cabinet.enter('P8', '/dev?tab=data')
  await expect(page.getByRole('tab', { selected: true }).first()).toBeInViewport()
})

test('staff go on as another person, and nobody else finds the panel', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/dev?tab=people')
  await page.getByRole('searchbox', { name: 'Поиск людей' }).fill('Юсупов')
  // The first row holds the headings.
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Войти как Юсупов Ринат Маратович' }).click()
  await expect(page).toHaveURL(/\/offer/)
  await expect(page.getByText('АО «Агроснаб-Поволжье»').first()).toBeVisible()
  await page.goto('/dev')
  await expect(page).not.toHaveURL(/\/dev/)
  await cabinet.settled()
})

test('the demo starts anew after a question, and everybody signs in again', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/dev?tab=data')
  await page.getByRole('button', { name: 'Начать заново' }).click()
  const question = page.getByRole('alertdialog', { name: 'Удалить все данные?' })
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await question.getByRole('button', { name: 'Удалить и начать заново' }).click()
  // The database is filled first.
  await expect(page).toHaveURL(/\/login/, { timeout: 60_000 })
  await cabinet.enter('P8', '/dev?tab=states&search=%D0%9A%D1%83%D0%B7%D0%BD%D0%B5%D1%86%D0%BE%D0%B2%D0%B0')
  await expect(page.getByRole('article', { name: 'Кузнецова Дарья Олеговна' })).toBeVisible()
})
