import { articles } from '@cabinet/contract/support/help'
import { dashboard, find, get, sync } from '@cabinet/contract/sender/orders'
import { healthCheck } from '@cabinet/contract/service'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCourier, cardOf, orders } from '../../../../test/page/courier.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'
import { shownRouter } from '../../../shared/navigation.ts'

const ADDRESS = '/sender/order-register'
const sender = person(['USER', 'SENDER'])
const rows = () => page.getByRole('grid', { name: 'Заказы' }).getByRole('rowheader')
const tile = (name: RegExp) => page.getByRole('group', { name: 'Заказы по этапам' }).getByRole('button', { name })
const drawer = () => page.getByRole('dialog', { name: /^Заказ/ })
const lastFilters = () => (server.calls(find).at(-1)?.body as { filters: object[] } | undefined)?.filters
const [, , , , lost] = orders

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerCourier(server)
})
afterEach(() => vi.useRealTimers())

test('tiles are filters that agree with the rows, over the period of the reader', async () => {
  await openPage(`${ADDRESS}?period=2026-11-01..2026-11-30&q=Москва`, sender)
  await expect.poll(() => rows().elements().length).toBe(9)
  expect(server.calls(dashboard).map(({ query }) => query)).toContainEqual({ from: '2026-11-01', to: '2026-11-30' })
  await tile(/^Возвраты/).click()
  await expect.poll(() => rows().elements().length).toBe(3)
  await expect.element(tile(/^Возвраты/)).toHaveAttribute('aria-pressed', 'true')
  // The search would make the tile count something else; the period is what it counts over.
  expect(new URLSearchParams(location.search).get('q')).toBeNull()
  expect(new URLSearchParams(location.search).get('period')).toBe('2026-11-01..2026-11-30')
  await tile(/^Все заказы/).click()
  await expect.poll(() => rows().elements().length).toBe(9)
  history.back()
  await expect.poll(() => rows().elements().length).toBe(3)
})

test('statuses of the courier are chosen under their stages, with a search', async () => {
  await openPage(ADDRESS, sender)
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await page
    .getByRole('button', { name: /Статус доставки/ })
    .first()
    .click()
  const list = page.getByRole('listbox')
  await expect.element(list.getByRole('group', { name: 'Ждёт выдачи' })).toBeInTheDocument()
  await userEvent.keyboard('востреб')
  await list.getByRole('option', { name: 'Принят на склад до востребования' }).click()
  await expect
    .poll(lastFilters)
    .toContainEqual({ field: 'status.code', operation: 'IN', value: ['ACCEPTED_AT_PICK_UP_POINT'] })
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Статус доставки: Принят на склад до востребования')).toBeVisible()
})

test('every filter of an address is asked for', async () => {
  await openPage(
    `${ADDRESS}?cover=INSURED,CLAIMED&claim=yes&invoice=${orders[0]?.id}&status=OF_A_LATER_VERSION`,
    sender,
  )
  await expect.poll(lastFilters).toEqual([
    { field: 'status.code', operation: 'IN', value: ['OF_A_LATER_VERSION'] },
    { field: 'insurance.status.name', operation: 'IN', value: ['INSURED', 'CLAIMED'] },
    { field: 'hasClaim', operation: 'EQ', value: true },
    { field: 'insurance.invoiceId', operation: 'EQ', value: orders[0]?.id },
  ])
  await expect.element(page.getByText('Счёт: заказы одного счёта')).toBeVisible()
})

test('an order tells its route, history, packages and money, and the way to a claim', async () => {
  if (!lost) throw new Error('no order')
  server.answer(get, cardOf(lost, { claimHint: 'LOSS', claimUntilDate: '2027-01-17' }))
  await openPage(`${ADDRESS}?open=${lost.id}`, sender)
  await expect.element(drawer().getByText('СДЭК сообщает об утрате заказа')).toBeVisible()
  await expect.element(drawer().getByText(/Подать заявление можно до 17\.01\.2027/)).toBeVisible()
  await expect.element(drawer().getByText('Екатеринбург — Москва')).toBeVisible()
  const events = drawer().getByRole('list', { name: 'История статусов' }).getByRole('listitem')
  expect(events.elements().map(({ textContent }) => textContent?.match(/^[А-Яа-яё ]+/)?.[0])).toEqual([
    'Не вручён',
    'Принят на склад отправителя',
    'Создан',
  ])
  await expect
    .element(
      drawer()
        .getByText(/Чайник электрический/)
        .last(),
    )
    .toBeInTheDocument()
  await expect
    .element(drawer().getByRole('link', { name: 'Подать заявление' }))
    .toHaveAttribute('href', `/sender/create-claim/${lost.id}`)
})

test.each([
  ['NOT_INSURED', 'Заказ не застрахован: запрещённый груз'],
  ['NOT_ACCEPTED', 'Заказ ещё не принят на страхование'],
  ['OPEN_CLAIM', 'По заказу уже есть заявление'],
  ['COMPENSATED', 'Ущерб по заказу уже возмещён'],
] as const)('says why no claim can be filed: %s', async (claimObstacle, text) => {
  if (!lost) throw new Error('no order')
  const reason =
    claimObstacle === 'NOT_INSURED' ? ({ name: 'FORBIDDEN_CARGO', description: 'Запрещённый груз' } as const) : null
  server.answer(get, cardOf(lost, { claimObstacle, insurance: { ...lost.insurance, reason } }))
  await openPage(`${ADDRESS}?open=${lost.id}`, sender)
  const file = drawer().getByRole('button', { name: 'Подать заявление' })
  await expect.element(file).toHaveAttribute('aria-disabled', 'true')
  await expect.element(file).toHaveAccessibleDescription(text)
})

test('an order of somebody else is not there', async () => {
  server.fail(get, 404, { message: 'Заказ не найден' })
  await openPage(`${ADDRESS}?open=${orders[0]?.id}`, sender)
  await expect.element(drawer().getByText('Заказ не найден')).toBeVisible()
})

test('orders are brought up to date at once; too often is told', async () => {
  server.answer(sync, { changed: 3, isComplete: true, syncStatus: 'OK' })
  await openPage(ADDRESS, sender)
  await page.getByRole('button', { name: 'Обновить сейчас' }).click()
  await expect.element(page.getByText('Обновлено 3 заказа').first()).toBeInTheDocument()
  server.fail(sync, 429)
  await page.getByRole('button', { name: 'Обновить сейчас' }).click()
  await expect.element(page.getByText('Слишком много запросов. Подождите минуту').first()).toBeInTheDocument()
})

test('without orders it says what to do, and of a broken account what is wrong', async () => {
  server.answer(find, { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 })
  server.answer(healthCheck, { status: 'ERROR', description: 'СДЭК не отвечает' })
  await openPage(ADDRESS, sender)
  await expect.element(page.getByText('Заказов пока нет')).toBeVisible()
  await expect
    .element(page.getByText('Ошибка подключения к аккаунту СДЭК. Загрузка заказов остановлена.'))
    .toBeVisible()
  await expect.element(page.getByText(/СДЭК не отвечает$/)).toBeVisible()
})

test('an order that is opened before the search has answered stays open, found or not', async () => {
  if (!lost) throw new Error('no order')
  server.answer(get, cardOf(lost))
  server.answer(find, ({ body }) => {
    const content = body.filters.some(({ field }) => field === 'search') ? [] : orders
    return { content, totalElements: content.length, totalPages: 1, number: 0, size: 20 }
  })
  await openPage(ADDRESS, sender)
  await expect.poll(() => rows().elements().length).toBe(9)
  const release = server.hold(find)
  const asked = server.calls(find).length
  // The pause in typing ends after the press and before the page has been drawn with the order: the worst moment.
  const stop = shownRouter()?.subscribe(({ location: { search } }) => {
    if (search.includes(`open=${lost.id}`)) queueMicrotask(() => vi.advanceTimersByTime(1000))
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('searchbox').fill('Тверь')
  ;(rows().elements()[orders.indexOf(lost)] as HTMLElement).click()
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('Тверь')
  stop?.()
  vi.useRealTimers()
  await expect.poll(() => server.calls(find).length).toBeGreaterThan(asked)
  await expect.element(drawer().getByText('Екатеринбург — Москва')).toBeVisible()
  release()
  await expect.poll(() => rows().elements().length).toBe(0)
  await expect.element(drawer().getByText('Екатеринбург — Москва')).toBeVisible()
  expect(new URLSearchParams(location.search).get('open')).toBe(lost.id)
  await drawer().getByRole('button', { name: 'Закрыть' }).first().click()
  await expect.element(drawer()).not.toBeInTheDocument()
  expect(new URLSearchParams(location.search).get('q')).toBe('Тверь')
})

test('a search that goes out while the person is on the way to another page does not hold them back', async () => {
  server.answer(articles, { items: [] })
  await openPage(ADDRESS, sender)
  await expect.poll(() => rows().elements().length).toBe(9)
  let hasTyped = false
  const stop = shownRouter()?.subscribe(({ navigation }) => {
    if (navigation.location?.pathname !== '/help' || hasTyped) return
    hasTyped = true
    queueMicrotask(() => vi.advanceTimersByTime(1000))
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('searchbox').fill('Тверь')
  void shownRouter()?.navigate('/help')
  await expect.poll(() => hasTyped).toBe(true)
  vi.useRealTimers()
  stop?.()
  await expect.poll(() => location.pathname).toBe('/help')
})
