import { download } from '@cabinet/contract/file'
import { find as findAgreements } from '@cabinet/contract/finance/agreements'
import { calendar, find, order, tranche } from '@cabinet/contract/finance/objects'
import { read as image } from '@cabinet/contract/image'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { agreement, answerFinancing, objectOf, overAgreement } from '../../../../test/page/financing.ts'
import { idOf, pageOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const three = [objectOf(31), objectOf(33), objectOf(34)]
const holder = () => person(['FINANCE'])
const box = (number: number) => page.getByRole('checkbox', { name: `Выбрать ОФ-${number}` })
const choose = async (number: number) => {
  await expect.element(box(number)).toBeVisible()
  ;(box(number).element() as HTMLElement).click()
}
const submit = () => page.getByRole('button', { name: 'Заказать финансирование' })
const day = (number: number) => page.getByRole('button', { name: new RegExp(`^${number}\\sноября\\s2026`) })

beforeEach(() => {
  // Friday, an hour after the cut-off.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:00:00+03:00') })
})
afterEach(() => void vi.useRealTimers())

test('the nearest day is shown, and why today is closed', async () => {
  answerFinancing(fakeServer(), three)
  await openPage('/financing', holder())
  await expect
    .element(page.getByText('Заказы на сегодня закрыты в 15:00 по Москве. Ближайший день — 23 ноября.'))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: '23 ноября, понедельник' })).toBeVisible()
  await expect.element(day(23)).toHaveAccessibleName(/2\s700\s000\s₽.*3\sобъекта/)
  await expect.element(day(20)).toHaveAccessibleName(/Закрыт.*Заказано 900\s000,00\s₽/)
  await expect.element(day(4)).toHaveAccessibleName(/Праздник/)
})

test('the bank of an agreement has the logo that it has on the home page', async () => {
  const server = fakeServer()
  const { bank } = agreement()
  answerFinancing(server, three, [agreement({ bank: { ...bank, logos: [{ id: bank.id }] } })])
  server.answer(
    image,
    () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }) as never,
  )
  await openPage('/financing', holder())
  const logo = () => page.getByRole('main').element().querySelector('img')?.src
  await expect.poll(logo).toMatch(/^data:image\/svg/)
})

test('days are walked through and chosen by keyboard; the day stands in the address', async () => {
  const server = fakeServer()
  answerFinancing(server, three)
  await openPage('/financing', holder())
  await expect.element(day(23)).toBeVisible()
  ;(day(23).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(page.getByRole('heading', { name: '24 ноября, вторник' })).toBeVisible()
  expect(location.search).toBe('?day=2026-11-24&month=2026-11')
  await expect
    .poll(() => server.calls(find).some(({ body }) => JSON.stringify(body).includes('"GE","value":"2026-11-24"')))
    .toBe(true)
  // A day on which nothing can be ordered says why and leads to the nearest one.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{Enter}')
  await expect.element(page.getByText('День прошёл')).toBeVisible()
  await page.getByRole('button', { name: 'Ближайший день — 23 ноября' }).click()
  await expect.element(box(31)).toBeVisible()
  ;(day(23).element() as HTMLElement).focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(page.getByText('Декабрь 2026')).toBeVisible()
  expect(server.calls(calendar).at(-1)).toMatchObject({ params: { date: '2026-12-01' } })
})

test('what is chosen is summed up against the limit and ordered in one call', async () => {
  const server = fakeServer()
  answerFinancing(server, three)
  await openPage('/financing', holder())
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(submit()).toHaveAccessibleDescription(spaced('Выберите объекты'))
  await choose(31)
  await choose(33)
  await expect.element(page.getByText('Выбрано 2 объекта')).toBeVisible()
  await expect.element(page.getByText('8 835 000,00 ₽')).toBeVisible()
  await expect
    .element(page.getByRole('meter', { name: 'Лимит договора' }).first())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/выбрано ещё 1\s800\s000\s₽$/))
  server.answer(order, { orderedSum: 1_800_000_00, availableLimit: 8_835_000_00, objects: three.slice(0, 2) })
  await submit().click()
  await expect.element(toastOf('Заказано 2 объекта на 1 800 000,00 ₽')).toBeVisible()
  expect(server.calls(order)).toEqual([
    expect.objectContaining({
      body: { agreementId: agreement().id, date: '2026-11-23', objectIds: [three[0]?.id, three[1]?.id] },
    }),
  ])
  await expect.element(page.getByText('Выбрано 0 объектов')).toBeVisible()
})

test('a refused order says of each object why; the rest can be ordered without it', async () => {
  const server = fakeServer()
  answerFinancing(server, three)
  await openPage('/financing', holder())
  for (const number of [31, 33, 34]) await choose(number)
  server.fail(order, 409, {
    code: 'ORDER_REFUSED',
    message: 'Не все объекты можно заказать',
    fields: [
      { field: 'objectIds[1]', code: 'OBJECT_ALREADY_ORDERED', message: 'Объект уже заявлен' },
      { field: 'objectIds[2]', code: 'LIMIT_EXCEEDED', message: 'Сумма превышает доступный лимит на 340 000,00 ₽' },
    ],
  })
  await submit().click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Не\sвсе объекты можно заказать.*Ничего не\sзаказано/)
  const object = (number: number) => page.getByRole('listitem').filter({ hasText: `ОФ-${number}` })
  await expect.element(object(33)).toMatchTextContent('Объект уже заявлен')
  await expect.element(object(34)).toMatchTextContent('Сумма превышает доступный лимит на 340 000,00 ₽')
  await expect.element(object(31)).not.toMatchTextContent('лимит')
  await page.getByRole('button', { name: 'Убрать 2 отклонённых' }).click()
  await expect.element(page.getByText('Выбран 1 объект')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  server.answer(order, { orderedSum: 900_000_00, availableLimit: 0, objects: [] })
  await submit().click()
  await expect.poll(() => server.calls(order).at(-1)?.body).toMatchObject({ objectIds: [three[0]?.id] })
})

test('the choice stays over pages', async () => {
  const many = Array.from({ length: 25 }, (_, index) => objectOf(100 + index))
  answerFinancing(fakeServer(), many)
  await openPage('/financing', holder())
  await choose(100)
  await page
    .getByRole('button', { name: /^(Следующая страница|Вперёд|Страница 2)/ })
    .first()
    .click()
  await choose(124)
  await expect.element(page.getByText('Выбрано 2 из 25')).toBeVisible()
  await expect.element(page.getByText('1 800 000,00 ₽', { exact: true })).toBeVisible()
})

test('an object that the bank refused says what to do, and leads to its supply', async () => {
  answerFinancing(fakeServer(), [
    ...three,
    objectOf(28, 'REJECTED', { rejectReason: 'Дебитор не подтвердил поставку', isFixable: true }),
    objectOf(27, 'REJECTED', { rejectReason: 'Санкционный список', isFixable: false }),
  ])
  await openPage('/financing', holder())
  await expect.element(page.getByText('Дебитор не подтвердил поставку')).toBeVisible()
  await expect.element(box(28)).toBeDisabled()
  await expect.element(page.getByText('Санкционный список')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Открыть поставку П-028' }))
    .toHaveAttribute('href', `/deliveries?open=${idOf(7, 28)}`)
})

test('under an agreement that is over nothing is ordered', async () => {
  answerFinancing(fakeServer(), three)
  await openPage('/financing', holder())
  await expect.element(box(31)).toBeVisible()
  const other = page.getByRole('radio', { name: /Северный капитал/ })
  await expect.element(other).toHaveAccessibleDescription(/закрыты/)
  ;(other.element() as HTMLElement).click()
  await expect.element(page.getByText('Договор недействителен')).toBeVisible()
  await expect.element(submit()).not.toBeInTheDocument()
  expect(location.search).toBe(`?agreement=${overAgreement.id}`)
})

test('a credit line is asked for a tranche within its limit', async () => {
  const server = fakeServer()
  const line = agreement({ product: 'CREDIT_LINE', availableLimit: 500_000_00 })
  answerFinancing(server, [], [line])
  await openPage('/financing', holder())
  await page.getByRole('button', { name: 'Запросить транш' }).click()
  const dialog = page.getByRole('dialog', { name: 'Запросить транш' })
  await dialog.getByRole('textbox', { name: 'Сумма' }).fill('600000')
  await dialog.getByRole('textbox', { name: 'На какой день' }).fill('23.11.2026')
  await dialog.getByRole('textbox', { name: 'Назначение' }).fill('Закупка ткани')
  await dialog.getByRole('button', { name: 'Запросить' }).click()
  await expect.element(dialog.getByText('Не больше 500 000 ₽: столько осталось лимита')).toBeVisible()
  expect(server.calls(tranche)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Сумма' }).fill('400000')
  server.answer(tranche, objectOf(50, 'ORDERED', { kind: 'TRANCHE', financingAmount: 400_000_00 }))
  await dialog.getByRole('button', { name: 'Запросить' }).click()
  await expect.element(toastOf('Транш ОФ-50 на 400 000 ₽ запрошен')).toBeVisible()
  expect(server.calls(tranche).at(-1)?.body).toEqual({
    agreementId: line.id,
    amount: 400_000_00,
    date: '2026-11-23',
    purpose: 'Закупка ткани',
  })
})

test('without an agreement the page leads to the offers; agreements that cannot be read are asked for again', async () => {
  const server = fakeServer()
  answerFinancing(server, [], [])
  await openPage('/financing', holder())
  await expect.element(page.getByText('Договоров пока нет')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Автофинансирование' }))
    .toHaveAccessibleDescription(spaced('Сначала нужен договор с банком'))
  server.fail(findAgreements, 409, { message: 'Не вышло' })
  await openPage('/financing', holder())
  await expect.element(page.getByText('Не вышло')).toBeVisible()
  server.answer(findAgreements, pageOf([agreement()]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByText('АО «Банк Меридиан»')).toBeVisible()
})

test.each([360, 1280])('the name of a file that is one long word stays on a page of %i px', async (width) => {
  await page.viewport(width, 800)
  const name = `${'Дополнительноесоглашение'.repeat(5)}.pdf`
  const file = { id: idOf(9, 1), name, size: 2048, contentType: 'application/pdf', width: null, height: null }
  const server = fakeServer()
  answerFinancing(server, three)
  const files = [{ ...file, createdDateTime: '2026-03-15T10:00:00+03:00' }]
  server.answer(findAgreements, pageOf([agreement({ files })]))
  await openPage('/financing', holder())
  await expect.element(page.getByRole('button', { name })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('files of the chosen agreement are opened beside it', async () => {
  const server = fakeServer()
  answerFinancing(server, three)
  const file = { id: idOf(9, 1), name: 'Договор ФД-77.pdf', size: 2048, contentType: 'application/pdf' }
  const given = { ...file, width: null, height: null, createdDateTime: '2026-03-15T10:00:00+03:00' }
  server.answer(findAgreements, pageOf([agreement({ files: [given] }), overAgreement]))
  server.fail(download, 404, { message: 'Файл удалён' })
  await openPage('/financing', holder())
  const files = page.getByRole('list', { name: 'Файлы договора № ФД-77/2026-018' })
  await files.getByRole('button', { name: 'Договор ФД-77.pdf' }).click()
  const viewer = page.getByRole('dialog', { name: 'Договор ФД-77.pdf' })
  await expect.element(viewer.getByRole('alert')).toBeVisible()
  expect(server.calls(download)[0]).toMatchObject({ params: { id: file.id } })
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  // An agreement without files has no empty list.
  await page.getByRole('radio', { name: /ФД-12/ }).click({ force: true })
  await expect.element(files).not.toBeInTheDocument()
})

/** What an element was last drawn with: another object after each drawing. */
const drawnWith = (element: Element): unknown => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
  if (key === undefined) throw new Error('Not an element of the page')
  return (element as unknown as Record<string, unknown>)[key]
}

test('an object that is chosen is drawn anew, and neither the month nor the other objects are', async () => {
  answerFinancing(fakeServer(), three)
  await openPage('/financing', holder())
  await expect.element(box(33)).toBeVisible()
  const still = [day(23).element(), box(33).element(), page.getByRole('button', { name: 'Сегодня' }).element()]
  const chosen = box(31).element()
  const before = still.map(drawnWith)
  const first = drawnWith(chosen)
  await choose(31)
  await expect.element(box(31)).toBeChecked()
  expect(drawnWith(chosen)).not.toBe(first)
  for (const [index, props] of still.map(drawnWith).entries()) expect(props).toBe(before[index])
})
