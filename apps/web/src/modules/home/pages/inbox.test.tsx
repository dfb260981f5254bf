import { pages } from '@cabinet/contract/pages'
import { insuranceStatus } from '@cabinet/contract/service'
import { attention, figures } from '@cabinet/contract/people/user'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

beforeEach(() => page.viewport(1280, 900))

const TAB = pages.profile({}, { tab: 'users' })

/** So many things that wait, of one kind and with different addresses. */
const waiting = (...items: readonly { since?: string; dueDate?: string; count?: number }[]) => {
  const server = fakeServer()
  answerOfferPage(server)
  server.answer(attention, {
    missing: [],
    items: items.map(({ count = 1, ...rest }, index) => ({
      kind: 'USERS_WAITING',
      count,
      path: index === 0 ? TAB : `${TAB}&n=${index}`,
      details: {},
      ...rest,
    })),
  })
}

const inbox = () => page.getByRole('region', { name: /вас жд/ })
const rows = () => inbox().getByRole('listitem')

test('rows have their day and the way on; what is due comes first', async () => {
  waiting({ since: '2026-11-18T10:00:00+03:00', count: 2 }, { dueDate: '2099-11-30' }, { dueDate: '2020-01-15' })
  await openPage('/offer', person(['USER_ADMIN', 'USER']))
  await expect.element(page.getByRole('heading', { name: /вас ждут 3 дела/ })).toBeVisible()
  await expect.poll(() => rows().elements().length).toBe(3)
  expect(
    rows()
      .elements()
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining('Срок прошёл 15.01.2020'),
    expect.stringContaining('До 30.11.2099'),
    expect.stringContaining('С 18.11.2026'),
  ])
  await expect
    .element(rows().last().getByRole('link', { name: 'Рассмотреть: 2 пользователя ждут подтверждения' }))
    .toHaveAttribute('href', TAB)
})

/** Whether «КК» and «000007» of «№ КК-26-000007» stand on the line of their «№». */
const linesOf = (text: Element): readonly boolean[] => {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const tops = new Map<string, number>()
  while (walker.nextNode())
    for (const part of ['№', 'КК', '000007']) {
      const index = walker.currentNode.nodeValue?.indexOf(part) ?? -1
      if (index < 0) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + 1)
      tops.set(part, range.getBoundingClientRect().top)
    }
  return ['КК', '000007'].map((part) => Math.abs((tops.get(part) ?? NaN) - (tops.get('№') ?? NaN)) < 2)
}

test.each([360, 390, 560, 768, 1024])('the number of a document stays on one line at %i px', async (width) => {
  await page.viewport(width, 900)
  const server = fakeServer()
  answerOfferPage(server)
  const details = { number: 'КК-26-000007' }
  server.answer(attention, {
    missing: [],
    items: [{ kind: 'CREDIT_INVOICE', count: 1, path: '/debtor/insurance-management', details }],
  })
  await openPage('/offer', person(['USER', 'DEBTOR']))
  const text = inbox().getByText(/^Оплатите счёт за страхование/)
  await expect.element(text).toBeVisible()
  expect(linesOf(text.element())).toEqual([true, true])
  await page.getByRole('button', { name: /^Требуют решения/ }).click()
  const behind = page.getByRole('dialog').getByText(/^Оплатите счёт за страхование/)
  await expect.element(behind).toBeVisible()
  expect(linesOf(behind.element())).toEqual([true, true])
})

test('buttons stand under one another, with a day before them and without', async () => {
  await page.viewport(1280, 900)
  waiting({ dueDate: '2099-11-30' }, {})
  await openPage('/offer', person(['USER_ADMIN', 'USER']))
  await expect.poll(() => rows().elements().length).toBe(2)
  const left = rows()
    .elements()
    .map((row) => row.querySelector('a')?.getBoundingClientRect().left)
  expect(left[0]).toBe(left[1])
})

test('a long list is short on the page of the products and whole on its own, by how urgent it is', async () => {
  waiting(...Array.from({ length: 5 }, () => ({})), { dueDate: '2020-01-15' }, { dueDate: '2099-11-30' })
  await openPage('/offer', person(['USER_ADMIN', 'USER']))
  await expect.poll(() => rows().elements().length).toBe(4)
  await page.getByRole('link', { name: 'Показать все, 7' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Нужны ваши решения' })).toBeVisible()
  const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem').elements().length
  expect(['Срок прошёл', 'Есть срок', 'Без срока'].map(rowsOf)).toEqual([1, 1, 5])
  await expectAccessible()
})

test('the page of what waits says when nothing does, and when it could not be read', async () => {
  const server = fakeServer()
  server.answer(attention, { missing: [], items: [] })
  await openPage('/attention', person(['USER_ADMIN', 'USER']))
  await expect.element(page.getByText('Сейчас ничего не требует вашего решения')).toBeVisible()
  server.answer(attention, { missing: ['debtor'], items: [] })
  await openPage('/attention', person(['USER_ADMIN', 'USER']))
  await expect.element(page.getByText('Не все дела загрузились')).toBeVisible()
  await expect.element(page.getByText('Сейчас ничего не требует вашего решения')).not.toBeInTheDocument()
})

test('a day says how long there is, how long it is over, or how long somebody waits', async () => {
  const day = (shift: number) =>
    new Date(Date.now() + shift * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Moscow' })
  waiting({ dueDate: day(-15) }, { dueDate: day(1) }, { since: `${day(-2)}T10:00:00+03:00` })
  await openPage('/offer', person(['USER_ADMIN', 'USER']))
  for (const text of ['просрочено на 15 дней', 'остался 1 день', 'ждёт 2 дня'])
    await expect.element(page.getByText(spaced(text))).toBeVisible()
})

test('an area that does not answer is told of and asked again, with something in the list and without', async () => {
  const server = fakeServer()
  answerOfferPage(server)
  const one = { kind: 'USERS_WAITING', count: 1, path: TAB, details: {} }
  server.answer(attention, { missing: ['debtor'], items: [one] })
  await openPage('/offer', person(['USER_ADMIN', 'USER']))
  await expect.element(inbox().getByText('Не все дела загрузились')).toBeVisible()
  expect(rows().elements()).toHaveLength(1)
  await expectAccessible()

  server.answer(attention, { missing: ['people', 'debtor'], items: [] })
  await inbox().getByRole('button', { name: 'Повторить' }).click()
  await expect.element(inbox()).not.toBeInTheDocument()
  await expect.element(page.getByText('Не все дела загрузились')).toBeVisible()

  server.answer(attention, { missing: [], items: [one] })
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
  await expect.element(inbox()).toBeVisible()
  await expect.element(page.getByText('Не все дела загрузились')).not.toBeInTheDocument()
})

test('nothing waits, nothing is shown', async () => {
  waiting()
  await openPage('/offer', person(['USER_ADMIN', 'USER']))
  await expect.element(page.getByRole('heading', { name: 'Можно подключить' })).toBeVisible()
  await expect.element(inbox()).not.toBeInTheDocument()
})

test('products that the person has stand above those that can be connected', async () => {
  waiting()
  await openPage('/offer', person(['USER', 'SENDER']))
  const own = page.getByRole('region', { name: 'Ваши продукты' })
  await expect.element(own.getByRole('article', { name: /^Страхование заказов СДЭК/ })).toBeVisible()
  const offered = page.getByRole('region', { name: 'Можно подключить' })
  await expect.element(offered.getByRole('article', { name: 'Страхование коммерческих кредитов' })).toBeVisible()
  expect(own.getByRole('article').elements()).toHaveLength(1)
})

test('every product has a colour of its own', async () => {
  waiting()
  await openPage('/offer', person(['USER', 'SENDER']))
  await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(2)
  const colours = page
    .getByRole('article')
    .elements()
    .flatMap((card) =>
      [...card.querySelectorAll('svg[viewBox="0 0 88 88"]')].map((sign) => getComputedStyle(sign).color),
    )
  expect(colours.length).toBeGreaterThan(1)
  expect(new Set(colours).size).toBe(colours.length)
})

test('who has no product is shown the way to the first one', async () => {
  waiting()
  await openPage('/offer', person(['USER_ADMIN', 'USER']))
  const start = page.getByRole('region', { name: /кабинет готов/ })
  await expect
    .element(start.getByRole('link', { name: 'Добавить сейчас' }))
    .toHaveAttribute('href', pages.profile({}, { tab: 'payment-details' }))
  expect(start.getByRole('listitem').elements()).toHaveLength(3)
})

test('who has a product reads how it stands and needs no way to it', async () => {
  const server = fakeServer()
  answerOfferPage(server)
  server.answer(insuranceStatus, {
    status: 'ENABLED',
    insurancePrice: 3900,
    startDateTime: '2026-07-26T10:00:00+03:00',
    endDateTime: null,
  })
  server.answer(figures, {
    missing: [],
    items: [
      { module: 'sender', kind: 'ORDERS', value: 412, unit: 'COUNT' },
      { module: 'sender', kind: 'INSURED', value: 144_000_000, unit: 'KOPECKS' },
      { module: 'debtor', kind: 'INSURED', value: 1, unit: 'KOPECKS' },
    ],
  })
  await openPage('/offer', person(['USER', 'SENDER']))
  const card = page.getByRole('article', { name: /^Страхование заказов СДЭК/ })
  await expect.element(card.getByText('412')).toBeVisible()
  await expect.element(card.getByText(/1,44\sмлн\s₽/)).toBeVisible()
  // What the server did not count has no place.
  await expect.element(card.getByText('Открытые заявления')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: /кабинет готов/ })).not.toBeInTheDocument()
})

const COUNTED = [
  { module: 'sender', kind: 'ORDERS', value: 412, unit: 'COUNT' },
  { module: 'sender', kind: 'INSURED', value: 144_000_000, unit: 'KOPECKS' },
  { module: 'sender', kind: 'OPEN_CLAIMS', value: 3, unit: 'COUNT' },
  { module: 'sender', kind: 'TO_PAY', value: 0, unit: 'KOPECKS' },
] as const

test.each([360, 1280])('figures that cannot be read say so without moving the card, at %i', async (width) => {
  await page.viewport(width, 900)
  const server = fakeServer()
  answerOfferPage(server)
  server.answer(insuranceStatus, {
    status: 'ENABLED',
    insurancePrice: 3900,
    startDateTime: '2026-07-26T10:00:00+03:00',
    endDateTime: null,
  })
  server.answer(figures, { items: [], missing: ['sender'] })
  const release = server.hold(figures)
  await openPage('/offer', person(['USER', 'SENDER']))
  const card = page.getByRole('article', { name: /^Страхование заказов СДЭК/ })
  const heightOf = () => card.element().getBoundingClientRect().height
  await expect.element(card.getByText('Цена за заказ')).toBeVisible()
  await expect.element(card.getByText('Заказов в этом месяце')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Отключить' }).or(card.getByRole('link')).first()).toBeVisible()
  const height = heightOf()
  release()
  await expect.element(card.getByText('Показатели не загрузились')).toBeVisible()
  await expect.element(card.getByText('Заказов в этом месяце')).not.toBeVisible()
  expect(heightOf()).toBe(height)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
  // The whole call may fail too.
  server.fail(figures, 503)
  await card.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(card.getByText('Показатели не загрузились')).toBeVisible()
  server.answer(figures, { items: [...COUNTED], missing: ['debtor'] })
  await expect.element(card.getByRole('button', { name: 'Повторить' })).toBeEnabled()
  await card.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(card.getByText('412')).toBeVisible()
  await expect.element(card.getByText('Показатели не загрузились')).not.toBeInTheDocument()
  expect(heightOf()).toBe(height)
})

test('figures that could not be read at all are asked for again', async () => {
  const server = fakeServer()
  answerOfferPage(server)
  server.answer(insuranceStatus, {
    status: 'ENABLED',
    insurancePrice: 3900,
    startDateTime: '2026-07-26T10:00:00+03:00',
    endDateTime: null,
  })
  server.fail(figures, 503)
  await openPage('/offer', person(['USER', 'SENDER']))
  const card = page.getByRole('article', { name: /^Страхование заказов СДЭК/ })
  await expect.element(card.getByText('Показатели не загрузились')).toBeVisible()
  server.answer(figures, { items: [...COUNTED], missing: [] })
  await card.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(card.getByText('412')).toBeVisible()
})
