import { expect, test } from './support/cabinet.ts'

/** A page that may leave by itself before it has been loaded. */
const LEAVES = { waitUntil: 'commit' } as const

test('a server that fails leads to the waiting page and back', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/offer')
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '', traceId: 't' } }),
  )
  await cabinet.navigation.getByRole('link', { name: 'Помощь' }).click()
  await expect(page).toHaveURL('/unavailable?redirect=%2Fhelp')
  await expect(page.getByRole('heading', { name: 'Сервис временно недоступен' })).toBeVisible()
  await page.getByRole('button', { name: 'Проверить сейчас' }).click()
  await expect(page).toHaveURL('/unavailable?redirect=%2Fhelp')
  await page.unroute('**/api/**')
  await cabinet.checkUntilAt('/help')
  await cabinet.settled()
})

test('a healthy service sends the waiting page on at once', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/offer')
  await page.goto('/unavailable?redirect=%2Fhelp', LEAVES)
  await expect(page).toHaveURL('/help')
  await page.goto('/unavailable', LEAVES)
  await expect(page).toHaveURL('/offer')
  await page.goto('/unavailable?redirect=%2F%5Cevil.example', LEAVES)
  await expect(page).toHaveURL('/offer')
})

test('a server that fails at the start of a visit does not lose the wanted page', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/offer')
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
  const checked = page.waitForResponse('**/service/build/health')
  await page.goto('/sender/invoices-payment', LEAVES)
  await checked
  await expect(page).toHaveURL('/unavailable?redirect=%2Fsender%2Finvoices-payment')
  await page.unroute('**/api/**')
  await cabinet.checkUntilAt('/sender/invoices-payment')
})

test('an unknown path is a page of its own, signed in; signed out it asks to sign in', async ({ cabinet, page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/login?redirect=%2Fno%2Fsuch%2Fpage')
  await page.goto('/public/no-such-text')
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  await cabinet.signIn('P5')
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  await page.getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL('/offer')
})

test('a page that a person may not open leads to the offers', async ({ cabinet, page }) => {
  await cabinet.enter('P10', '/offer')
  for (const path of ['/dev', '/documents', '/debtor/order-register', '/deliveries', '/sender/order-register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/offer')
    await cabinet.settled()
  }
})

test('a failed status hides the tag of the debtor card and nothing else', async ({ cabinet, page }) => {
  await page.route('**/v1/debtor/insurance/status', (route) =>
    route.fulfill({ status: 409, json: { code: 'CONFLICT', message: 'Не вышло', traceId: 't' } }),
  )
  await cabinet.enter('P6', '/offer')
  const card = cabinet.card('Страхование коммерческих кредитов')
  await expect(card.getByRole('link', { name: 'Управлять страхованием' })).toBeVisible()
  await expect(card.getByText(/Страхование (не )?подключено/)).toHaveCount(0)
})

test('a page whose code is gone after a deploy loads the new version once', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/offer')
  let isGone = true
  await page.route('**/assets/help-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  )
  await page.route('**/help', (route) => {
    isGone = false
    return route.fallback()
  })
  await cabinet.navigation.getByRole('link', { name: 'Помощь' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
})

test('a part whose code was lost once opens at the next press', async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/sender/order-register')
  // Once: some browsers ask at the same address again, others remember that it failed.
  await page.route('**/assets/order-drawer-*.js', (route) => route.abort(), { times: 1 })
  const first = page.getByRole('grid', { name: 'Заказы' }).getByRole('rowheader').first()
  await first.click()
  await expect(page.getByText('Не удалось загрузить данные').last()).toBeVisible()
  await first.click()
  await expect(page.getByRole('dialog', { name: /^Заказ / })).toBeVisible()
})
