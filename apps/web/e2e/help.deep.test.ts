import { expect, test } from './support/cabinet.ts'

test('help is searched, linked to and opened by the keyboard', async ({ cabinet, page }) => {
  await cabinet.enter('P1', '/help')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Начало работы')
  await page.getByRole('searchbox', { name: 'Найти в помощи' }).fill('счет оплатить')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('button', { name: 'Как оплатить счёт?' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('отсканируйте QR-код')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Кто может подключать услуги?' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('счет оплатить')
  await page.getByRole('searchbox').fill('погода')
  await expect(page.getByRole('heading', { name: 'Ничего не нашли' })).toBeVisible()
  await page.getByRole('button', { name: 'Показать все статьи' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Как оплатить счёт?' })).toHaveAttribute('aria-expanded', 'false')
})

test('a message to the support keeps what was typed until it is sent', async ({ cabinet, page }) => {
  await cabinet.enter('P2', '/help')
  await page.getByRole('button', { name: 'Написать в поддержку' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сообщение в поддержку' })
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(dialog.getByRole('button', { name: /Тема/ })).toBeFocused()
  await dialog.getByRole('button', { name: /Тема/ }).click()
  await page.getByRole('option', { name: 'Доступ и пользователи' }).click()
  const message = dialog.getByRole('textbox', { name: /Сообщение/ })
  await message.fill('Владелец не отвечает третий день')
  await page.route('**/api/v1/support/message', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Нет интернета. Данные на месте: отправьте позже')
  await expect(message).toHaveValue('Владелец не отвечает третий день')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText(/Сообщение ОБ-\d{4}-\d{6} отправлено/).first()).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a list of articles that cannot be read says so and is read again', async ({ cabinet, page }) => {
  await page.route(
    '**/api/v1/help',
    (route) => route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: '' } }),
    {
      times: 1,
    },
  )
  await cabinet.enter('P1', '/help')
  await expect(page.getByRole('alert')).toContainText('Недостаточно прав')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('button', { name: 'Как оплатить счёт?' })).toBeVisible()
})

test('a legal text leads to its chapter and to the consent that stands apart', async ({ page }) => {
  await page.goto('/public/offer')
  await page
    .getByRole('navigation', { name: 'Содержание' })
    .getByRole('link', { name: '10. Персональные данные' })
    .click()
  await expect(page).toHaveURL('/public/offer#p10')
  await expect(page.getByRole('heading', { name: '10. Персональные данные' })).toBeFocused()
  await page.getByRole('link', { name: 'Согласие на обработку персональных данных' }).click()
  await expect(page).toHaveURL('/public/consent/personal-data')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Согласие на обработку персональных данных')

  await page.goto('/policy#p7')
  await expect(page.getByRole('heading', { name: '7. Ваши права' })).toBeFocused()
  await page.goto('/public/consent/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
})
