import { acceptTexts, activate, conditions } from '@cabinet/contract/sender/insurance'
import { healthCheck, insuranceStatus } from '@cabinet/contract/service'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCourier, terms } from '../../../../test/page/courier.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const NBSP = '\u00a0'
const APPLY = '/sender/insurance-conditions?insurance=applying'
const admin = person(['USER', 'USER_ADMIN', 'SENDER'])
const never = { status: null, insurancePrice: null, startDateTime: null, endDateTime: null }

const panel = () => page.getByRole('region', { name: 'Подключение страхования' })
const connect = (price: string) =>
  panel().getByRole('button', { name: `Подключить за ${price}${NBSP}₽ за заказ`, exact: true })
const agree = async () => {
  for (const name of [/Ознакомлен/, /Согласен/]) await panel().getByRole('checkbox', { name }).click({ force: true })
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerCourier(server)
  server.answer(insuranceStatus, never)
})

test('the heading says whose conditions they are: another product has a page of this name', async () => {
  await openPage('/sender/insurance-conditions', admin)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Условия страхования: заказы СДЭК', exact: true }))
    .toBeVisible()
})

test('everybody who is confirmed reads the terms, also without the role', async () => {
  await openPage('/sender/insurance-conditions', person(['USER']))
  await expect.element(page.getByText(`39,00${NBSP}₽ за заказ`)).toBeVisible()
  await expect
    .element(
      page.getByText(
        `До объявленной стоимости, не более 50${NBSP}000${NBSP}₽ за товар и 100${NBSP}000${NBSP}₽ за заказ`,
      ),
    )
    .toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})

test.each([
  { accepted: null, line: 'Редакция от 01.11.2026' },
  {
    accepted: { version: '2026-11-01', acceptedDateTime: '2026-11-15T12:00:00+03:00' },
    line: 'Редакция от 01.11.2026. Вы согласились 15.11.2026',
  },
  {
    accepted: { version: '2026-03-01', acceptedDateTime: '2026-06-29T12:00:00+03:00' },
    line: 'Редакция от 01.03.2026, вы согласились с ней 29.06.2026. С 01.11.2026 действует новая редакция',
  },
])('a text names the edition that was agreed to: $line', async ({ accepted, line }) => {
  server.answer(conditions, { ...terms, texts: [{ type: 'INSURANCE_RULES', version: '2026-11-01', accepted }] })
  await openPage('/sender/insurance-conditions', person(['USER']))
  await expect.element(page.getByText(spaced(line), { exact: true })).toBeVisible()
})

test('a text is read beside the terms, and its address leads to it', async () => {
  await openPage('/sender/insurance-conditions?text=insurance-rules', admin)
  const text = page.getByRole('dialog', { name: 'Правила страхования' })
  await expect.element(text.getByText('Редакция от 01.11.2026')).toBeVisible()
  await text.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect.element(text).not.toBeInTheDocument()
  expect(location.search).toBe('')
})

describe('the panel', () => {
  test.each([500, 503])(
    'an activation that the server breaks at (%s) stays agreed to, and goes again under its key',
    async (status) => {
      server.answer(acceptTexts, undefined)
      server.fail(activate, status, { message: 'Сломалось на сервере' })
      await openPage(APPLY, admin)
      await agree()
      for (const times of [1, 2]) {
        await connect('39,00').click()
        await expect.poll(() => server.keys(activate)).toHaveLength(times)
        await expect.element(panel().getByText('Сломалось на сервере')).toBeVisible()
        await expect.element(panel().getByRole('checkbox', { name: /Ознакомлен/ })).toBeChecked()
      }
      const [first, second] = server.keys(activate)
      expect(second).toBe(first)
      expect(location.pathname + location.search).toBe(APPLY)
    },
  )

  test('agrees to both texts first, then activates for the price on the button', async () => {
    server.answer(acceptTexts, undefined)
    server.answer(activate, () => {
      const on = {
        status: 'ENABLED' as const,
        insurancePrice: 3900,
        startDateTime: '2026-11-20T18:04:00+03:00',
        endDateTime: null,
      }
      server.answer(insuranceStatus, on)
      return on
    })
    await openPage(APPLY, admin)
    await expect.element(panel().getByText(/412\sзаказов\s— это около/)).toBeVisible()
    await connect('39,00').click()
    await expect.poll(() => page.getByText('Отметьте это поле').elements().length).toBe(2)
    expect(server.calls(acceptTexts)).toEqual([])
    await agree()
    await connect('39,00').click()
    await expect.poll(() => location.pathname).toBe('/sender/insurance-management')
    expect(server.calls(acceptTexts)).toMatchObject([
      { body: { texts: [{ type: 'INSURANCE_RULES', version: '2026-11-01' }, { type: 'OFFER_CONTRACT' }] } },
    ])
    expect(server.calls(activate)).toMatchObject([{ query: { insurancePrice: 3900 } }])
    await expect
      .element(page.getByText('Страхование подключено. Застрахованы заказы, принятые с 20.11.2026, 18:04.').first())
      .toBeInTheDocument()
  })

  test('shows the old and the new price before it connects for another one', async () => {
    server.answer(acceptTexts, undefined)
    server.answer(activate, ({ query }) => {
      if (query.insurancePrice === 4200) throw new Failure(409, { message: 'Проверка прошла' })
      server.answer(conditions, { ...terms, insurancePrice: 4200 })
      throw new Failure(409, { code: 'PRICE_CHANGED', message: 'Цена изменилась' })
    })
    await openPage(APPLY, admin)
    await agree()
    await connect('39,00').click()
    await expect
      .element(
        page.getByText(/Было 39,00\s₽, стало 42,00\s₽ за заказ\. Если новая цена подходит, подключите ещё раз\.$/),
      )
      .toBeVisible()
    // What was agreed to stays: the texts are the same.
    await connect('42,00').click()
    await expect.element(panel().getByText('Проверка прошла')).toBeVisible()
    expect(server.calls(activate).map(({ query }) => query)).toEqual([
      { insurancePrice: 3900 },
      { insurancePrice: 4200 },
    ])
  })

  test.each([
    ['the server has no word for it', { message: '' }, 'Что-то пошло не так. Попробуйте подключить позже'],
    ['the server says why', { message: 'Сначала подключите аккаунт' }, 'Сначала подключите аккаунт'],
  ])('tells what went wrong when %s', async (_, body, text) => {
    server.answer(acceptTexts, undefined)
    server.fail(activate, 400, body)
    await openPage(APPLY, admin)
    await agree()
    await connect('39,00').click()
    await expect.element(panel().getByText(text)).toBeVisible()
  })

  test.each([
    ['NO_ACCOUNT', 'Сначала подключите аккаунт СДЭК'],
    ['ADMIN_ONLY', 'Подключает администратор кабинета'],
    ['ALREADY_ON', 'Страхование уже подключено'],
    ['OVERDUE_INVOICE', 'Есть просроченный счёт'],
  ] as const)('says why it cannot be connected: %s', async (obstacle, title) => {
    server.answer(conditions, { ...terms, obstacle })
    await openPage(APPLY, admin)
    await expect.element(panel().getByText(title)).toBeVisible()
    await expect.element(connect('39,00')).not.toBeInTheDocument()
  })

  test('warns of an account that does not work', async () => {
    server.answer(healthCheck, { status: 'ERROR', description: 'СДЭК не отвечает' })
    await openPage(APPLY, admin)
    await expect.element(panel().getByText(/СДЭК не отвечает$/)).toBeVisible()
    await panel().getByRole('button', { name: 'Исправить' }).click()
    await expect.element(page.getByRole('heading', { name: 'Аккаунт СДЭК не подключен' })).toBeVisible()
  })
})

test('terms that cannot be read are asked for again', async () => {
  server.fail(conditions, 409, { message: 'Условия обновляются' })
  await openPage('/sender/insurance-conditions', admin)
  await expect.element(page.getByText('Условия обновляются')).toBeVisible()
  server.answer(conditions, terms)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('heading', { name: 'Что застраховано' })).toBeVisible()
})
