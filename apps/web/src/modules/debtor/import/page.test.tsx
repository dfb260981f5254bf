import { check, commit, marked, sample, template } from '@cabinet/contract/debtor/import'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerDebtor, reportOf } from '../../../../test/page/debtor.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/debtor/order-register/import'
const debtor = person(['USER', 'DEBTOR'])
const workbook = new File(['PK'], 'Отгрузки ноябрь.xlsx', {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
const commitButton = (words: string) => page.getByRole('button', { name: spaced(words) })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerDebtor(server)
})
afterEach(() => page.viewport(1280, 800))

const send = async () => {
  const place = page.getByRole('group', { name: /Файл с отгрузками/ })
  await expect.element(place).toBeVisible()
  const input = place.element().querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, workbook)
}

test('errors are named by cell and sentence with a piece of the sheet; nothing is written before the end', async () => {
  server.answer(check, reportOf())
  server.answer(commit, { createdCount: 48, amountSum: 398_800_000, badCount: 2 })
  await openPage(ADDRESS, debtor)
  await send()
  await expect
    .element(page.getByRole('heading', { name: spaced('48 строк готовы, 2 строки с ошибками') }))
    .toBeVisible()
  await expect.element(page.getByText('A17', { exact: true })).toBeVisible()
  await expect.element(page.getByText(spaced('ИНН покупателя: 6399062021'))).toBeVisible()
  await expect.element(page.getByText(/Страхуем отсрочку до 90 дней/)).toBeVisible()
  const piece = page.getByRole('table', { name: spaced('Фрагмент файла, строка 34') })
  await expect.element(piece.getByRole('columnheader', { name: 'J', exact: true })).toBeVisible()
  await expect.element(piece.getByText('120', { exact: true })).toBeVisible()
  const plan = page.getByRole('region', { name: 'Что произойдёт' })
  await expect.element(plan.getByText(spaced('3 988 000,00 ₽'))).toBeVisible()
  await expect.element(plan.getByText(/Строки 17, 34 не загрузятся/)).toBeVisible()
  await expect.element(plan.getByText('Лимит приостановлен')).toBeVisible()
  expect(server.calls(commit)).toEqual([])
  await commitButton('Загрузить 48 отгрузок').click()
  await expect.element(page.getByText(spaced('Загружено 48 отгрузок'))).toBeVisible()
  expect(server.calls(commit)).toMatchObject([{ body: { goodCount: '48' } }])
  await expect
    .element(page.getByRole('link', { name: 'Открыть черновики' }))
    .toHaveAttribute('href', '/debtor/order-register?status=DRAFT')
  // What was left out can still be corrected.
  await expect.element(page.getByRole('button', { name: 'Скачать файл с ошибками' })).toBeVisible()
})

test('the template and a sample with mistakes are given as files; what fails is told', async () => {
  server.answer(template, new File(['PK'], 'Шаблон.xlsx'))
  server.fail(sample, 409, { message: 'Пример сейчас не собрать' })
  await openPage(ADDRESS, debtor)
  await page.getByRole('button', { name: 'Скачать шаблон' }).click()
  await expect.poll(() => server.calls(template).length).toBe(1)
  await page.getByRole('button', { name: spaced('Скачать пример с двумя ошибками') }).click()
  await expect.element(toastOf('Пример сейчас не собрать')).toBeInTheDocument()
  expect(server.calls(sample)).toHaveLength(1)
})

test.each([
  [400, 'В файле больше 5000 строк'],
  [429, 'Ваша организация уже обрабатывает несколько файлов Excel'],
])('a file that cannot be read (%d) stays at the first step with the reason', async (status, message) => {
  server.fail(check, status, { message })
  await openPage(ADDRESS, debtor)
  await send()
  await expect.element(page.getByText(message).first()).toBeVisible()
  server.answer(check, reportOf({ badCount: 0, badRows: [], goodCount: 50 }))
  await page.getByRole('button', { name: /Повторить/ }).click()
  await expect.element(page.getByText('Ошибок нет: загрузятся все строки.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Скачать файл с ошибками' })).not.toBeInTheDocument()
})

test('a register that has changed meanwhile leads to another check', async () => {
  server.answer(check, reportOf())
  server.answer(commit, () => {
    server.answer(check, reportOf({ goodCount: 47, badCount: 3, duplicateCount: 1 }))
    throw new Failure(409, { code: 'STALE', message: 'Файл проверен заново' })
  })
  await openPage(ADDRESS, debtor)
  await send()
  await commitButton('Загрузить 48 отгрузок').click()
  await expect.element(page.getByText(/реестр изменился/)).toBeVisible()
  await expect.element(commitButton('Загрузить 47 отгрузок')).toBeVisible()
  await expect.element(page.getByText(/Из них повторов/)).toBeVisible()
})

test('a file without a good row can only be corrected', async () => {
  server.answer(check, reportOf({ goodCount: 0, rowsCount: 2, amountSum: 0, buyers: [] }))
  server.fail(marked, 429, { message: 'Слишком много запросов. Подождите минуту' })
  await openPage(ADDRESS, debtor)
  await send()
  await expect.element(page.getByRole('heading', { name: 'Готовых строк нет' })).toBeVisible()
  await expect.element(commitButton('Загрузить 0 отгрузок')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Скачать файл с ошибками' }).click()
  await expect.element(toastOf('Слишком много запросов. Подождите минуту')).toBeInTheDocument()
})

test('a refusal stays beside the button, another file can be chosen', async () => {
  server.answer(check, reportOf())
  server.fail(commit, 409, { code: 'NOT_INSURED', message: 'Страхование отключено' })
  await openPage(ADDRESS, debtor)
  await send()
  await commitButton('Загрузить 48 отгрузок').click()
  await expect.element(page.getByText('Страхование отключено')).toBeVisible()
  await page.getByRole('button', { name: 'Выбрать другой файл' }).click()
  await expect.element(page.getByRole('heading', { name: 'Подготовьте файл' })).toBeVisible()
})

test('on a phone the main button is within reach of the thumb however many rows are wrong, and a refusal is seen', async () => {
  await page.viewport(360, 740)
  const [bad] = reportOf().badRows
  const badRows = bad ? Array.from({ length: 40 }, (_, index) => ({ ...bad, row: index + 2 })) : []
  server.answer(check, reportOf({ badRows, badCount: 40 }))
  server.fail(commit, 409, { code: 'NOT_INSURED', message: 'Страхование отключено' })
  await openPage(ADDRESS, debtor)
  await send()
  const main = commitButton('Загрузить 48 отгрузок')
  await expect.element(main).toBeVisible()
  const { top, bottom } = main.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(660)
  expect(bottom).toBeLessThanOrEqual(740)
  await main.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Страхование отключено' })
  await expect.element(refusal).toBeVisible()
  expect(refusal.element().getBoundingClientRect().bottom).toBeLessThan(main.element().getBoundingClientRect().top)
  expect(refusal.element().getBoundingClientRect().top).toBeGreaterThan(0)
})

test('many bad rows are shown by fifty', async () => {
  const [bad] = reportOf().badRows
  const badRows = bad ? Array.from({ length: 60 }, (_, index) => ({ ...bad, row: index + 2 })) : []
  server.answer(check, reportOf({ badRows, badCount: 60 }))
  await openPage(ADDRESS, debtor)
  await send()
  await expect.poll(() => page.getByRole('table').elements().length).toBe(50)
  await page.getByRole('button', { name: spaced('Показать ещё 10 строк') }).click()
  await expect.poll(() => page.getByRole('table').elements().length).toBe(60)
})
