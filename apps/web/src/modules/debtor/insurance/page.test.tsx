import { disable, type DebtorInsuranceStatus, status } from '@cabinet/contract/debtor'
import { find as findInvoices, get as getInvoice, overdue, pdf } from '@cabinet/contract/debtor/invoices'
import { dashboard } from '@cabinet/contract/debtor/policy'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerDebtor, figures, insured, invoiceCardOf, invoiceOf } from '../../../../test/page/debtor.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/debtor/insurance-management'
const admin = person(['USER', 'USER_ADMIN', 'DEBTOR'])
const region = (name: string) => page.getByRole('region', { name, exact: true })
const state = () => region('Страхование')
const end = () => state().getByRole('button', { name: 'Отключить страхование' })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerDebtor(server)
})

test('the heading says whose insurance it is: another product has a page of this name', async () => {
  await openPage(ADDRESS, admin)
  await expect
    .element(
      page.getByRole('heading', { level: 1, name: 'Управление страхованием: коммерческие кредиты', exact: true }),
    )
    .toBeVisible()
})

describe('the state', () => {
  test('has the policy, the sum that is left and the used limits', async () => {
    await openPage(ADDRESS, admin)
    await expect.element(state().getByText('Страхование подключено')).toBeVisible()
    await expect.element(state().getByText('ТК-77-000158/26')).toBeVisible()
    await expect.element(state().getByText(spaced('59 500 000 ₽'))).toBeVisible()
    await expect
      .element(state().getByRole('meter', { name: 'Лимиты на покупателей' }))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Занято 2\s120\s000\s₽ из 8\s500\s000\s₽$/))
  })

  test('the end is asked for with a reason; «Другая причина» wants a comment', async () => {
    server.answer(disable, () => {
      const asked = insured({ requestStatus: 'DISCONNECTION_REQUESTED' })
      server.answer(status, asked)
      return asked
    })
    await openPage(ADDRESS, admin)
    await end().click()
    const dialog = page.getByRole('dialog', { name: 'Отключить страхование' })
    const send = () => dialog.getByRole('button', { name: 'Отправить запрос' })
    await send().click()
    await expect.element(dialog.getByText('Обязательное поле')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Другая причина' }).click({ force: true })
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Комментарий' }), 'Мало')
    await send().click()
    await expect.element(dialog.getByText(/Не короче 10/)).toBeVisible()
    expect(server.calls(disable)).toEqual([])
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Комментарий' }), 'Продаём только по предоплате')
    await send().click()
    await expect.element(toastOf('Запрос на отключение отправлен страховщику')).toBeInTheDocument()
    expect(server.calls(disable)).toMatchObject([
      { body: { reasonId: 'OTHER', comment: 'Продаём только по предоплате' } },
    ])
    await expect.element(state().getByText('Запрошено отключение')).toBeVisible()
    await expect.element(end()).toHaveAttribute('aria-disabled', 'true')
  })

  test('a refusal of the server stays in the dialog', async () => {
    server.fail(disable, 409, { message: 'Страхование уже отключено' })
    await openPage(ADDRESS, admin)
    await end().click()
    await page.getByRole('radio', { name: 'Мало отгрузок' }).click({ force: true })
    await page.getByRole('button', { name: 'Отправить запрос' }).click()
    await expect.element(page.getByRole('dialog').getByText('Страхование уже отключено')).toBeVisible()
  })

  test('is ended by an administrator only', async () => {
    await openPage(ADDRESS, person(['USER', 'DEBTOR']))
    await expect.element(end()).toHaveAttribute('aria-disabled', 'true')
  })

  test.each<[DebtorInsuranceStatus['serviceStatus'], string]>([
    ['SUSPENDED', 'Страхование приостановлено'],
    ['UNAVAILABLE', 'Страхование не подключено'],
  ])('%s is said in words', async (serviceStatus, words) => {
    server.answer(status, insured({ serviceStatus }))
    await openPage(ADDRESS, admin)
    await expect.element(state().getByText(words)).toBeVisible()
  })

  test('a state that is not known can be asked for again', async () => {
    server.fail(status, 500)
    await openPage(ADDRESS, admin)
    await expect.element(page.getByText('Не удалось загрузить данные')).toBeVisible()
    server.answer(status, insured())
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect.element(state().getByText('Страхование подключено')).toBeVisible()
  })
})

describe('what waits', () => {
  test('leads to exactly these shipments, with the nearest day', async () => {
    await openPage(ADDRESS, admin)
    const todo = region('Что сделать')
    await expect.element(todo.getByText('Ближайший срок — 15.12.2026')).toBeVisible()
    for (const [name, next] of [
      ['Сообщить о 1 просрочке', 'NOTIFY'],
      ['Подать 2 заявления', 'CLAIM'],
      ['Отправить на страхование 1 черновик', 'DECLARE'],
    ] as const)
      await expect
        .element(todo.getByRole('link', { name: spaced(name) }))
        .toHaveAttribute('href', `/debtor/order-register?next=${next}`)
  })

  test('nobody is asked to declare drafts that would stay uninsured', async () => {
    server.answer(status, insured({ serviceStatus: 'SUSPENDED', suspendedBy: 'DEBT' }))
    await openPage(ADDRESS, admin)
    const todo = region('Что сделать')
    await expect.element(todo.getByRole('link', { name: spaced('1 черновик подождёт') })).toBeVisible()
    await expect.element(todo.getByText('Отправить на страхование')).not.toBeInTheDocument()
  })

  test('nothing is said to be nothing', async () => {
    const done = { toDeclareCount: 0, toClaimCount: 0, toNotify: { count: 0, nearestDate: null } }
    server.answer(dashboard, { ...figures, ...done })
    await openPage(ADDRESS, admin)
    await expect.element(region('Что сделать').getByText(/Всё сделано/)).toBeVisible()
  })

  test('an overdue invoice is not nothing', async () => {
    const done = { toDeclareCount: 0, toClaimCount: 0, toNotify: { count: 0, nearestDate: null } }
    server.answer(dashboard, { ...figures, ...done })
    server.answer(overdue, { count: 1, amount: 152_250, suspensionDate: '2026-12-19' })
    await openPage(ADDRESS, admin)
    const todo = region('Что сделать')
    await expect
      .element(todo.getByRole('link', { name: spaced('Оплатить 1 просроченный счёт') }))
      .toHaveAttribute('href', '/debtor/insurance-management?tab=invoices&status=OVERDUE')
    await expect.element(todo.getByText(/Всё сделано/)).not.toBeInTheDocument()
  })
})

test('the figures lead to the shipments that they count', async () => {
  await openPage(ADDRESS, admin)
  await expect.element(page.getByText(spaced('2 140 000,00 ₽'))).toBeVisible()
  const links = page.getByRole('link', { name: /отгруз/ })
  await expect
    .poll(() => links.elements().map((link) => decodeURIComponent(link.getAttribute('href') ?? '')))
    .toEqual([
      '/debtor/order-register?declared=2026-11-01..2026-11-30&insured=1..',
      '/debtor/order-register?insured=1..&debt=1..',
      '/debtor/order-register?overdue=1..',
    ])
})

describe('invoices', () => {
  const INVOICES = `${ADDRESS}?tab=invoices`

  test('what is overdue is told above everything and leads to it', async () => {
    server.answer(overdue, { count: 2, amount: 2_000_000, suspensionDate: '2026-12-16' })
    await openPage(ADDRESS, admin)
    await expect
      .element(page.getByText(/^Просрочены 2\sсчёта на 20\s000,00\s₽\. Если не оплатить до 16\.12\.2026/))
      .toBeVisible()
    await page.getByRole('link', { name: 'Перейти к оплате' }).click()
    await expect.element(page.getByRole('row', { name: /ПР-26-000001/ })).toBeVisible()
    expect(server.calls(findInvoices).at(-1)).toMatchObject({
      body: { filters: [{ field: 'status.name', operation: 'IN', value: ['OVERDUE'] }] },
    })
  })

  test('an invoice has the details to pay, the code and what the minimum adds', async () => {
    const last = invoiceOf(3, 'ISSUED', { premiumAmount: 1_000_000, minimumAmount: 890_000 })
    server.answer(getInvoice, invoiceCardOf(last, { suspensionDate: '2026-12-16' }))
    server.fail(pdf, 409, { message: 'Счёт ещё готовится' })
    await openPage(`${INVOICES}&open=${last.id}`, admin)
    const drawer = page.getByRole('dialog', { name: 'Счёт ПР-26-000003' })
    await expect.element(drawer.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible()
    await expect.element(drawer.getByText('Доплата до минимальной премии')).toBeVisible()
    await expect.element(drawer.getByText(/Если не оплатить до 16\.12\.2026, страхование приостановится/)).toBeVisible()
    await expect
      .element(drawer.getByRole('link', { name: 'Показать отгрузки счёта' }))
      .toHaveAttribute('href', `/debtor/order-register?invoice=${last.id}`)
    await drawer.getByRole('button', { name: 'Счёт, PDF' }).click()
    await expect.element(toastOf('Счёт ещё готовится')).toBeInTheDocument()
  })

  test('without invoices it says when the first one comes', async () => {
    server.answer(findInvoices, { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 })
    await openPage(INVOICES, admin)
    await expect.element(page.getByText('Счетов пока нет')).toBeVisible()
  })
})
