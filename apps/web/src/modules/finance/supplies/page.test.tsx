import { excel, find, get, summary } from '@cabinet/contract/finance/supplies'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerDeliveries, buyers, supplyOf } from '../../../../test/page/financing.ts'
import { pageOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const supplies = [supplyOf(90, 'FINANCED'), supplyOf(91, 'OVERDUE'), supplyOf(92, 'PAID', { financingObject: null })]
const holder = () => person(['FINANCE'])

/** The last body that a call was sent. */
const bodyOf = (calls: readonly { body?: unknown }[]) => calls.at(-1)?.body

beforeEach(() => answerDeliveries(fakeServer(), supplies))

test('sums are those of the whole filter, and the filter stands in the address', async () => {
  const server = fakeServer()
  await openPage(
    `/deliveries?status=OVERDUE,PAID&period=2026-10-01..2026-10-31&available=yes&buyer=${buyers[1]?.id}&sort=-dueDate`,
    holder(),
  )
  await expect.element(page.getByText('12 860 000,00 ₽')).toBeVisible()
  const filters = [
    { field: 'supplyDate', operation: 'BETWEEN', value: ['2026-10-01', '2026-10-31'] },
    { field: 'buyer.id', operation: 'EQ', value: buyers[1]?.id },
    { field: 'status.name', operation: 'IN', value: ['OVERDUE', 'PAID'] },
    { field: 'isAvailable', operation: 'EQ', value: true },
  ]
  expect(bodyOf(server.calls(find))).toMatchObject({ sort: [{ field: 'dueDate', direction: 'DESC' }], filters })
  expect(bodyOf(server.calls(summary))).toEqual({ filters })
  for (const chip of [
    'Статус: Оплачена, Просрочена',
    'Дата поставки: 01.10.2026 – 31.10.2026',
    'Покупатель: АО «Хлебторг»',
  ])
    await expect.element(page.getByText(chip)).toBeVisible()

  await page.getByRole('button', { name: 'Сбросить' }).click()
  await expect.poll(() => location.search).toBe('?sort=-dueDate')
  await expect.poll(() => bodyOf(server.calls(summary))).toEqual({ filters: [] })
})

test('only what can be financed is a switch that "back" undoes', async () => {
  const server = fakeServer()
  await openPage('/deliveries', holder())
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  const only = page.getByRole('switch', { name: 'Только доступные к финансированию' })
  await expect.element(only).not.toBeChecked()
  ;(only.element() as HTMLElement).click()
  await expect.poll(() => location.search).toBe('?available=yes')
  await expect
    .poll(() => bodyOf(server.calls(summary)))
    .toEqual({ filters: [{ field: 'isAvailable', operation: 'EQ', value: true }] })
  history.back()
  await expect.element(only).not.toBeChecked()
})

test('the drawer has documents, the object with its interest, and what has happened', async () => {
  await openPage('/deliveries', holder())
  await expect.element(page.getByText('Просрочена на 20 дней')).toBeVisible()
  await page.getByText('П-090').click()
  const drawer = page.getByRole('dialog', { name: 'Поставка П-090' })
  await expect.element(drawer.getByText('20.12.2026, отсрочка 60 дней')).toBeVisible()
  await expect.element(drawer.getByText('УПД № 1187')).toBeVisible()
  await expect.element(drawer.getByText('31 715,75 ₽')).toBeVisible()
  // Only the document whose scan the bank has given can be saved.
  await expect.element(drawer.getByRole('button', { name: 'Скачать УПД № 1187' })).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Скачать УПД № 1188' })).not.toBeInTheDocument()
  const events = drawer.getByRole('list', { name: 'История' }).getByRole('listitem').elements()
  expect(events.map((event) => event.textContent?.replace(/\d{2}\.\d{2}.*/, ''))).toEqual([
    'Срок оплаты покупателем',
    'Профинансирована',
    'Новая',
  ])
  await expect
    .element(drawer.getByRole('link', { name: 'Открыть объект' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/financing\?view=list&open=/))
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  expect(location.search).toBe('')
})

test('a supply without an object, and one that is gone', async () => {
  await openPage(`/deliveries?open=${supplies[2]?.id}`, holder())
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('Банк не предлагает финансирование этой поставки.')).toBeVisible()
  await expect.element(drawer.getByRole('link', { name: 'Открыть объект' })).not.toBeInTheDocument()
  fakeServer().fail(get, 404, { message: 'Поставки нет' })
  await openPage(`/deliveries?open=${supplies[1]?.id}`, holder())
  await expect.element(page.getByRole('dialog').getByText('Поставки нет')).toBeVisible()
})

test('never a supply, none for the filter, none to be seen', async () => {
  const server = fakeServer()
  server.answer(find, pageOf([]))
  await openPage('/deliveries', holder())
  await expect.element(page.getByText('Поставок пока нет')).toBeVisible()
  await openPage('/deliveries?q=zz', holder())
  await expect.element(page.getByText('Ничего не найдено. Измените фильтры')).toBeVisible()
  server.fail(find, 403, { message: 'Недостаточно прав' })
  server.fail(summary, 403)
  await openPage('/deliveries', holder())
  await expect.element(page.getByText('Список вам недоступен')).toBeVisible()
})

test('the workbook has the filter and can be cancelled', async () => {
  const server = fakeServer()
  server.answer(excel, new File(['x'], 'Поставки.xlsx'))
  const release = server.hold(excel)
  await openPage('/deliveries?q=хлеб', holder())
  await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
  await page.getByRole('button', { name: 'Отменить скачивание' }).click()
  await expect.element(page.getByText('Скачивание отменено')).toBeInTheDocument()
  expect(bodyOf(server.calls(excel))).toEqual({
    sort: [],
    filters: [{ field: 'search', operation: 'LIKE', value: 'хлеб' }],
  })
  release()
})

test('who has no financing is led to the offers', async () => {
  const { answerOfferPage } = await import('../../../../test/page/answers.ts')
  answerOfferPage(fakeServer())
  await openPage('/deliveries', person(['USER']))
  await expect.poll(() => location.pathname).toBe('/offer')
})
