import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { useOwnServer } from './support/own-server.ts'
import { PASSWORD, people } from './support/people.ts'
import { workbookText } from './support/workbook.ts'

// The account of the seller goes into error, and other tests want it whole.
useOwnServer()

const PROBLEM = 'Доступ к заказам отозван в личном кабинете продавца'

/** The marketplace with a key of its own, issued by platform staff as for any other partner. */
const marketplaceOf = async ({ request }: Page) => {
  const login = await request.post('/api/v1/auth/login', { data: { username: people.P8, password: PASSWORD } })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  const list = await request.post('/api/v1/partners/find', { headers, data: { pageSize: 100 } })
  const { content: partners } = (await list.json()) as { content: { id: string; kind: string }[] }
  const id = partners.find(({ kind }) => kind === 'MARKETPLACE')?.id
  const data = { isTest: false, note: 'Проверка' }
  const issued = await request.post(`/api/v1/partners/${id}/key`, { headers, data })
  const { key } = (await issued.json()) as { key: string }
  const authorization = `Bearer ${key}`
  const accounts = await request.get('/api/v1/partner/marketplace/account', { headers: { authorization } })
  const all = ((await accounts.json()) as { accounts: { id: string; name: string }[] }).accounts
  const account = all.find(({ name }) => name === 'Лебедева Store')
  return {
    report: async (event: string, body: object = {}): Promise<void> => {
      const answer = await request.post(`/api/v1/partner/marketplace/account/${account?.id}/${event}`, {
        headers: { authorization, 'idempotency-key': `e2e-${event}` },
        data: { externalId: `e2e-${event}`, occurredAt: new Date().toISOString(), ...body },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path())

test('a seller opens a certificate, reads its orders back from the workbook, and finds them in the register', async ({
  cabinet,
  page,
}) => {
  await cabinet.enter('P3', '/documents')
  const row = page.getByRole('row', { name: /СС-26-000012/ })
  await expect(row).toContainText('14')
  await cabinet.expectAccessibleInEveryTheme()

  await row.getByRole('rowheader').click()
  const viewer = page.getByRole('dialog', { name: 'Страховой сертификат СС-26-000012' })
  await expect(viewer.getByText('1 из 1', { exact: true })).toBeVisible({ timeout: 20_000 })
  const saved = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Скачать' }).click()
  const pdf = await saved
  expect(pdf.suggestedFilename()).toMatch(/^Страховой сертификат СС-26-000012.*\.pdf$/)
  expect((await contentOf(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
  await viewer.getByRole('button', { name: 'Закрыть' }).last().click()

  const menu = row.getByRole('button', { name: /^Действия/ })
  await menu.click()
  const listed = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Список заказов, xlsx' }).click()
  const workbook = await listed
  expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/)
  const text = workbookText(await contentOf(workbook))
  expect(text.match(/СС-26-000012/g)).toHaveLength(14 + 1)
  expect(text).toContain('Истёк срок хранения')

  await menu.click()
  await page.getByRole('menuitem', { name: 'Показать заказы' }).click()
  await expect(page.getByText('1–14 из 14')).toBeVisible()
  await expect(page.getByText('507,50')).toBeVisible()
  await page.getByRole('rowheader').first().click()
  await expect(page.getByRole('dialog', { name: /^Заказ/ }).getByText('Товар передан в доставку')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
})

test('orders are filtered by FBS and FBW; the rules open', { tag: '@deep' }, async ({ cabinet, page }) => {
  await cabinet.enter('P3', '/documents?tab=orders&scheme=FBS&status=DAMAGED,LOST')
  await expect(page.getByText('1–3 из 3')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await page.getByRole('tab', { name: 'Правила и договор' }).click()
  const rules = page.getByRole('article').filter({ hasText: 'Правила страхования' })
  await cabinet.expectAccessibleInEveryTheme()
  await rules.getByRole('button', { name: 'Читать' }).click()
  await expect(page.getByRole('dialog', { name: /^Правила страхования/ }).getByText(/^1 из \d/)).toBeVisible({
    timeout: 20_000,
  })
})

test(
  'an error of the account is shown in the words of the marketplace until it repairs it',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    const marketplace = await marketplaceOf(page)
    await marketplace.report('fail', { problem: PROBLEM })
    await cabinet.enter('P3', '/offer')
    const card = cabinet.card('Страхование заказов на маркетплейсе')
    await expect(card).toContainText('Ошибка подключения к аккаунту')
    await expect(card).toContainText(PROBLEM)
    await page.goto('/documents')
    // The menu says it too.
    await expect(page.getByRole('main').getByText(PROBLEM)).toBeVisible()
    await cabinet.expectAccessibleInEveryTheme()

    await marketplace.report('activate')
    await page.reload()
    await cabinet.settled()
    await expect(page.getByRole('row', { name: /СС-26-000012/ })).toBeVisible()
    await expect(page.getByRole('main').getByText(PROBLEM)).toHaveCount(0)

    await marketplace.report('remove')
    await page.goto('/documents?tab=orders')
    await expect(page.getByText('Аккаунт «Лебедева Store» больше не подключён')).toBeVisible()
    await expect(page.getByText('Аккаунт маркетплейса не подключён')).toBeVisible()
    await page.getByRole('tab', { name: 'Сертификаты' }).click()
    await expect(page.getByRole('row', { name: /СС-26-000012/ })).toBeVisible()
  },
)
