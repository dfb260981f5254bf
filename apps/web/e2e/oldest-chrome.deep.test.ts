import config from '../playwright.config.ts'
import { expect, test } from './support/cabinet.ts'
import { oldestChrome } from './support/oldest-chrome.ts'
import { pdfOf } from './support/pdf.ts'
import { addressesOf, visits } from './support/visits.ts'

const executablePath = oldestChrome()

test.skip(executablePath === undefined, 'The oldest Chrome can be had for Linux on x64 only.')
test.use({ launchOptions: { ...config.use?.launchOptions, ...(executablePath && { executablePath }) } })

for (const [person, all] of Map.groupBy(visits, ({ person }) => person))
  test(`the oldest Chrome opens every page of ${person ?? 'everybody'}`, async ({ cabinet, page }) => {
    test.slow()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const headers = person === null ? {} : await cabinet.signInQuietly(person)
    for (const visit of all)
      for (const path of await addressesOf(page, visit, headers)) {
        await page.goto(path)
        await cabinet.settled()
        await expect(
          page.getByRole('heading', { name: /Не получилось|Что-то пошло не так|Обновите/ }),
          path,
        ).toHaveCount(0)
        if (visit.pattern !== '/unavailable') await expect(page, path).not.toHaveURL(/\/unavailable/)
        await expect(page.locator('html'), path).toHaveCSS('background-color', 'rgb(243, 246, 249)')
      }
    expect(errors).toEqual([])
  })

test('the oldest Chrome signs in, shows a document and downloads a register', async ({ cabinet, page }) => {
  await cabinet.signIn('P5')
  await page.goto('/help')
  await page.getByRole('button', { name: 'Написать в поддержку' }).click()
  await expect(page.getByRole('button', { name: 'Выбрать файлы' })).toBeVisible()
  const buffer = pdfOf('First page')
  await page.locator('input[type=file]').setInputFiles({ name: 'Акт.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Акт.pdf', exact: true }).click()
  const inside = page.getByRole('dialog', { name: 'Акт.pdf' }).frameLocator('iframe')
  await expect(inside.getByText('First page')).toBeVisible()

  await page.goto('/sender/order-register')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})
