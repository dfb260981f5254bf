import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { type Newcomer, settle } from './support/mailbox.ts'
import { PASSWORD, people } from './support/people.ts'

const API = '/api/v1'

/** Calls with the rights of a person. */
const as = async (request: APIRequestContext, username: string) => {
  const entered = await request.post(`${API}/auth/login`, { data: { username, password: PASSWORD } })
  const { accessToken } = (await entered.json()) as { accessToken: string }
  return async <Body>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Body> => {
    const response = await request.fetch(`${API}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(data && { data }),
    })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as Body
  }
}

interface OfferPage {
  readonly content: readonly { readonly financingLimit: { readonly bank: { readonly id: string } } }[]
}

/** An offer of a bank to a company of its own. */
const offerTo = async (request: APIRequestContext, newcomer: Newcomer): Promise<void> => {
  const client = await as(request, people.P7)
  const { content } = await client<OfferPage>('POST', '/finance/offer/find/actual', { pageSize: 100, filters: [] })
  const staff = await as(request, people.P8)
  await staff('POST', '/finance/offer', {
    bankId: content[0]?.financingLimit.bank.id,
    organizationItn: newcomer.itn,
    product: 'FACTORING',
    financingLimit: 500_000_000,
    interestRate: 25,
    endDate: '2099-12-31',
    advanceRate: 90,
    maxDeferralDays: 90,
    withRecourse: true,
  })
}

const address = {
  postalCode: '129085',
  region: null,
  city: 'г. Москва',
  street: 'ул. Годовикова',
  house: 'д. 9',
  flat: null,
  fiasId: null,
}

/** Fills in what the journey does not type itself. */
const fillRest = async (request: APIRequestContext, { phone }: Newcomer, id: string): Promise<void> => {
  const owner = await as(request, phone)
  const form = await owner<Record<string, unknown>>('GET', `/finance/request/${id}/form`)
  const fields = ['website', 'edoOperator', 'financingPurposeText', 'loansSum', 'employeesCount'] as const
  await owner('PUT', `/finance/request/${id}/form`, {
    version: form['version'],
    ...Object.fromEntries(fields.map((field) => [field, form[field]])),
    actualAddress: address,
    head: {
      lastname: 'Новикова',
      firstname: 'Анна',
      middlename: null,
      position: 'Директор',
      basis: 'CHARTER',
      basisNumber: null,
      basisDate: null,
      itn: null,
    },
    okved: { code: '47.91', name: null },
    taxSystem: 'OSNO',
    annualRevenue: 9_000_000_000,
    requestedLimit: 400_000_000,
    financingPurpose: 'PURCHASE',
    averageMonthlySupply: 700_000_000,
    averageDeferralDays: 45,
    mainBuyers: [{ itn: '7707083893', name: 'ПАО «Сбербанк»', monthlySum: 100_000_000, deferralDays: 30 }],
    hasLoans: false,
    hasOverdue: false,
  })
  await owner('POST', `/finance/request/${id}/form/payment-details`, {
    version: null,
    bik: '044525974',
    bankName: 'АО «ТБанк»',
    bankCity: null,
    correspondentAccount: '30101810145250000974',
    settlementAccount: '40702810799990000003',
    accountOpenedDate: null,
    monthlyTurnover: null,
    organizationPaymentDetailsId: null,
  })
}

test('from the card through an interrupted form to a request that was sent', async ({ cabinet, page }) => {
  const newcomer = { itn: '6699071040', phone: '+79990040001', email: 'owner@finance-request.example' }
  await settle(page.request, newcomer)
  await offerTo(page.request, newcomer)
  await page.goto('/login?redirect=%2Foffer')
  await cabinet.fillSignIn(newcomer.phone, PASSWORD)
  await cabinet.swapped()

  await page.getByRole('button', { name: 'Подать заявку' }).click()
  await expect(page.getByRole('heading', { name: 'Общие сведения', level: 2 })).toBeVisible()
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  await page.getByRole('textbox', { name: /^Среднесписочная численность/ }).fill('12')
  await expect(page.getByText(/^Черновик сохранён в\s\d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Среднесписочная численность/ })).toHaveValue('12')
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(page.getByRole('textbox', { name: /^Запрашиваемый лимит/ })).toBeFocused()
  await cabinet.expectAccessibleInEveryTheme()

  await fillRest(page.request, newcomer, id)
  await page.goto(`/offer/request/${id}?step=FOUNDERS`)
  await page.getByRole('button', { name: 'Добавить учредителя' }).click()
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  await field(/^Фамилия/).fill('Новикова')
  await field(/^Имя/).fill('Анна')
  await field(/^Дата рождения/).fill('14.05.1984')
  await field(/^Доля/).fill('100')
  await field(/^Серия/).fill('4500')
  await field(/^Номер/).fill('000012')
  await field(/^Дата выдачи/).fill('20.06.2004')
  await field(/^Код подразделения/).fill('772-001')
  await field(/^Кем выдан/).fill('ОВД района Хамовники')
  await field(/^Место рождения/).fill('г. Москва')
  await page
    .getByRole('button', { name: /^Подставить/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Нет' }).check({ force: true })
  await cabinet.expectAccessibleInEveryTheme()
  await page.getByRole('button', { name: 'Далее' }).click()

  await expect(page.getByRole('heading', { name: 'Контактные лица', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Добавить контакт' }).click()
  await field(/^Должность/).fill('Директор')
  await field(/^Фамилия/).fill('Новикова')
  await field(/^Имя/).fill('Анна')
  await field(/^Мобильный телефон/).fill('9990040001')
  await field('E-mail').fill('owner@finance-request.example')
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(page.getByRole('heading', { name: 'Банковские реквизиты', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(page.getByRole('heading', { name: 'Согласия', level: 2 })).toBeVisible()
  for (const name of [/обработку/, /передачу/, /кредитного/, /достоверны/, /электронное/])
    await page.getByRole('checkbox', { name }).press('Space')
  await expect(page.getByText(/^Отмечено/)).toHaveCount(5)
  await page.getByRole('button', { name: 'Далее' }).click()

  await expect(page.getByText('Всё заполнено: заявку можно отправлять')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await page.getByRole('button', { name: 'Отправить в банк' }).click()
  const created = 'Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.'
  await expect(page.getByText(created)).toBeVisible()
  await page.goto('/offer')
  await expect(page.getByText(created)).toBeVisible()
})
