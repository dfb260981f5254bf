import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import type { Person } from './support/people.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

/** Pages with what they are mostly opened for. */
const pages: readonly (readonly [person: Person, path: string, action: string])[] = [
  ['P1', '/settlement', 'Подать заявление'],
  ['P1', '/debtor/order-register', 'Добавить отгрузку'],
  ['P1', '/debtor/insurance-management', 'Добавить покупателя'],
  ['P1', '/profile?tab=users', 'Добавить пользователя'],
  ['P1', '/profile?tab=payment-details', 'Добавить реквизиты'],
  ['P4', '/sender/insurance-conditions', 'Подключить страхование'],
  ['P9', '/sender/insurance-management', 'Заменить ключ'],
  ['P8', '/partners', 'Добавить партнёра'],
  ['P8', '/sender/contracts', 'Добавить договор'],
  ['P8', '/staff', 'Пригласить сотрудника'],
  ['P8', '/staff/organizations', 'Пригласить продавца'],
  ['P8', '/staff/banks', 'Добавить банк'],
  ['P8', '/staff/insurers', 'Добавить страховщика'],
  ['P8', '/staff/offers', 'Предложить страхование'],
  ['P8', '/staff/offers?tab=rules', 'Добавить правило'],
]

const named = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('main').getByRole('link', { name, exact: true }))

for (const [person, path, action] of pages)
  test(`«${action}» of ${path} is in the lowest part of the window, once`, async ({ cabinet, page }) => {
    await cabinet.enter(person, path)
    const button = named(page, action)
    await expect(button).toHaveCount(1)
    const box = await button.boundingBox()
    expect(box?.y).toBeGreaterThan(660)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBe(328)
  })

test('nothing that is focused by keys, nor the last row, is under the bar', async ({ cabinet, page }) => {
  await cabinet.enter('P1', '/settlement')
  const top = async () => (await named(page, 'Подать заявление').boundingBox())?.y ?? 0
  await expect(page.locator('main tbody tr').nth(2)).toBeVisible()
  const edge = (await top()) - 12
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const below = await page.evaluate(() => {
      const focused = document.activeElement
      return focused && focused !== document.body ? focused.getBoundingClientRect().bottom : 0
    })
    const isAction = await named(page, 'Подать заявление').evaluate((button) => button === document.activeElement)
    if (!isAction) expect(below, `after ${press + 1} presses`).toBeLessThanOrEqual(edge + 0.5)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const last = await page
    .getByRole('main')
    .evaluate((main) => main.lastElementChild?.getBoundingClientRect().bottom ?? 0)
  expect(last).toBeLessThanOrEqual(edge)
})

test('the bar gives way to a dialog, and has the focus again after it', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/partners')
  const add = named(page, 'Добавить партнёра')
  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('main button', { hasText: 'Добавить партнёра' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(add).toBeVisible()
  await expect(add).toBeFocused()
})

test('the bar gives way to what is done with chosen rows', async ({ cabinet, page }) => {
  await cabinet.enter('P1', '/debtor/order-register')
  const add = named(page, 'Добавить отгрузку')
  await expect(add).toBeVisible()
  const all = page.getByRole('main').getByRole('checkbox').first()
  // Until the rows are there, there is nothing to choose.
  await expect(all).toBeEnabled()
  await all.check({ force: true })
  await expect(page.getByRole('region', { name: 'Действия с выбранным' })).toBeVisible()
  await expect(add).toBeHidden()
})

test('a phone on its side keeps the button in the page', async ({ cabinet, page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await cabinet.enter('P1', '/settlement')
  const before = await named(page, 'Подать заявление').boundingBox()
  await page.mouse.wheel(0, 200)
  await expect.poll(async () => (await named(page, 'Подать заявление').boundingBox())?.y).toBeLessThan(before?.y ?? 0)
})
