import { excel, find, order, summary, withdraw } from '@cabinet/contract/finance/objects'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { agreement, answerFinancing, objectOf } from '../../../../test/page/financing.ts'
import { idOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const many = [
  ...Array.from({ length: 24 }, (_, index) => objectOf(100 + index)),
  objectOf(30, 'ORDERED', { orderDate: '2026-11-23' }),
  objectOf(25, 'FINANCED', { financedDate: '2026-10-26', accruedInterest: 31_715_75 }),
]
const holder = () => person(['FINANCE'])
const bodyOf = (calls: readonly { body?: unknown }[]) => calls.at(-1)?.body
const row = (number: number) => page.getByRole('row', { name: new RegExp(`ОФ-${number}`) })
const tick = async (number: number) => {
  await expect.element(row(number)).toBeVisible()
  const box = row(number).getByRole('checkbox')
  ;(box.element() as HTMLElement).click()
  await expect.element(box).toBeChecked()
}
const bar = () => page.getByRole('region', { name: /выбран/i })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:00:00+03:00') })
  answerFinancing(fakeServer(), many)
})
afterEach(() => void vi.useRealTimers())

test('filters stand in the address; the sums and the workbook follow them', async () => {
  const server = fakeServer()
  server.answer(excel, new File(['x'], 'Объекты.xlsx'))
  const filters = [
    { field: 'agreement.id', operation: 'EQ', value: agreement().id },
    { field: 'status.name', operation: 'IN', value: ['AVAILABLE', 'OVERDUE'] },
    { field: 'plannedRepaymentDate', operation: 'BETWEEN', value: ['2026-11-01', null] },
  ]
  await openPage(
    `/financing?view=list&agreement=${agreement().id}&status=AVAILABLE,OVERDUE&period=2026-11-01..`,
    holder(),
  )
  await expect.element(page.getByText('10 800 000,00 ₽')).toBeVisible()
  expect(bodyOf(server.calls(find))).toMatchObject({ filters })
  expect(bodyOf(server.calls(summary))).toEqual({ filters })
  await expect.element(page.getByText('Плановое погашение: с 01.11.2026')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Банк Меридиан/ })).toBeChecked()
  await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
  await expect.poll(() => bodyOf(server.calls(excel))).toEqual({ sort: [], filters })
})

test('the choice and its sum stay over pages', async () => {
  await openPage('/financing?view=list', holder())
  await tick(100)
  await page
    .getByRole('button', { name: /^(Следующая страница|Вперёд|Страница 2)/ })
    .first()
    .click()
  await tick(123)
  await expect.element(bar()).toMatchTextContent('Выбрано 2 объекта на 1 800 000,00 ₽')
})

test('two rows ticked at once are both chosen, and stay so over a page that is opened at once', async () => {
  await openPage('/financing?view=list', holder())
  await expect.element(row(101)).toBeVisible()
  const boxes = [100, 101, 102].map((number) => row(number).getByRole('checkbox').element() as HTMLElement)
  for (const box of boxes) {
    box.click()
    // The next press of a quick hand: the page may have drawn the one before, the address need not have changed.
    await Promise.resolve()
  }
  await expect.element(bar()).toMatchTextContent('Выбрано 3 объекта')
  boxes[2]?.click()
  await page
    .getByRole('button', { name: /^(Следующая страница|Вперёд|Страница 2)/ })
    .first()
    .click()
  await expect.element(row(123)).toBeVisible()
  await expect.element(bar()).toMatchTextContent('Выбрано 2 объекта')
})

test('an order of several objects: the nearest day, refusals at each object, the rest without them', async () => {
  const server = fakeServer()
  await openPage('/financing?view=list', holder())
  await tick(100)
  await tick(101)
  await bar().getByRole('button', { name: 'Заказать финансирование' }).click()
  const dialog = page.getByRole('dialog', { name: 'Заказать финансирование' })
  await expect.element(dialog.getByRole('textbox', { name: 'На какой день' })).toHaveValue('23.11.2026')
  server.fail(order, 409, {
    code: 'OBJECT_ALREADY_ORDERED',
    message: 'Объект уже заявлен',
    fields: [{ field: 'objectIds[0]', code: 'OBJECT_ALREADY_ORDERED', message: 'Заявлен 19.11.2026' }],
  })
  await dialog.getByRole('button', { name: 'Заказать финансирование' }).click()
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'ОФ-100' }))
    .toMatchTextContent('Заявлен 19.11.2026')
  await dialog.getByRole('button', { name: 'Убрать 1 отклонённый' }).click()
  server.answer(order, { orderedSum: 900_000_00, availableLimit: 0, objects: [] })
  await dialog.getByRole('button', { name: 'Заказать финансирование' }).click()
  await expect.element(toastOf('Заказан 1 объект на 900 000,00 ₽')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodyOf(server.calls(order))).toEqual({
    agreementId: agreement().id,
    date: '2026-11-23',
    objectIds: [idOf(5, 101)],
  })
  await expect.element(bar()).not.toMatchTextContent('объект')
})

test('what cannot be ordered together is told at the button', async () => {
  await openPage('/financing?view=list&page=2', holder())
  await tick(30)
  const button = bar().getByRole('button', { name: 'Заказать финансирование' })
  await expect.element(button).toHaveAccessibleDescription(spaced('Среди выбранных нет доступных объектов'))
  await tick(120)
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('the drawer has the interest to this day', async () => {
  await openPage(`/financing?view=list&open=${idOf(5, 25)}`, holder())
  const drawer = page.getByRole('dialog', { name: 'Объект ОФ-25' })
  await expect.element(drawer.getByText('Начислено на 20.11.2026')).toBeVisible()
  await expect.element(drawer.getByText('31 715,75 ₽')).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Отозвать' })).not.toBeInTheDocument()
  await drawer.getByRole('button', { name: 'Закрыть' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
})

test('an order is taken back, unless the bank has it', async () => {
  const server = fakeServer()
  await openPage(`/financing?view=list&open=${idOf(5, 30)}`, holder())
  const drawer = page.getByRole('dialog', { name: 'Объект ОФ-30' })
  await drawer.getByRole('button', { name: 'Отозвать' }).click()
  const question = page.getByRole('alertdialog', { name: 'Отозвать заказ?' })
  server.fail(withdraw, 409, { message: 'Банк уже взял объект' })
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await expect.element(question.getByText('Банк уже взял объект')).toBeVisible()
  server.answer(withdraw, undefined)
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await expect.element(toastOf('Заказ ОФ-30 отозван')).toBeVisible()
  expect(server.calls(withdraw).at(-1)?.params).toEqual({ id: idOf(5, 30) })
})
