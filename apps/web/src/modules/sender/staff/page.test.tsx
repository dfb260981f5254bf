import {
  addContract,
  findContracts,
  findPrices,
  removeContract,
  type SenderPrice,
  setPrice,
  usualPrice,
} from '@cabinet/contract/sender/staff'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/sender/contracts'
const staff = person(['GODMOD'])
const contract = {
  id: '0b0c6c1e-0000-4000-8000-000000000011',
  prefix: 'ИМ-РФ-ДЕМ',
  createdDateTime: '2026-11-01T10:00:00Z',
}
const added = {
  id: '0b0c6c1e-0000-4000-8000-000000000012',
  prefix: 'ИМ-РФ-ГЛГ',
  createdDateTime: '2026-11-20T10:00:00Z',
}
const price: SenderPrice = {
  organizationId: '0b0c6c1e-0000-4000-8000-000000000013',
  organization: 'ООО «Посылка Плюс»',
  itn: '7799012346',
  contractNumber: '4100102',
  insurancePrice: 3900,
  history: [{ insurancePrice: 3900, fromDateTime: '2026-06-23T10:00:00Z' }],
}

const pageOf = <Item,>(content: Item[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
  size: 20,
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer(findContracts, pageOf([contract]))
  server.answer(findPrices, pageOf([price]))
  server.answer(usualPrice, { usualPrice: 3900 })
  server.answer(savedViews, { views: [] })
})

test('a contract is added, and a refusal stands at the dialog', async () => {
  await openPage(ADDRESS, staff)
  await expect.element(page.getByRole('rowheader', { name: 'ИМ-РФ-ДЕМ' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Добавить договор' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый договор' })
  server.answer(addContract, () => {
    throw new Failure(409, { code: 'TAKEN', message: 'Такой договор в списке уже есть' })
  })
  await dialog.getByRole('textbox', { name: /^Номер договора/ }).fill('ИМ-РФ-ГЛГ')
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  await expect.element(dialog.getByText(spaced('Такой договор в списке уже есть'))).toBeVisible()
  await expectAccessible()
  server.answer(addContract, added)
  server.answer(findContracts, pageOf([added, contract]))
  await dialog.getByRole('button', { name: 'Добавить' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'ИМ-РФ-ГЛГ' })).toBeVisible()
  expect(server.calls(addContract).at(-1)?.body).toEqual({ prefix: 'ИМ-РФ-ГЛГ' })
})

test('a contract is taken off after a question; without contracts every number will do', async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Убрать ИМ-РФ-ДЕМ' }).click()
  const question = page.getByRole('alertdialog', { name: 'Убрать ИМ-РФ-ДЕМ из списка?' })
  server.answer(removeContract, undefined as never)
  server.answer(findContracts, pageOf([]))
  await question.getByRole('button', { name: 'Убрать' }).click()
  await expect.element(page.getByText(spaced('Договоров пока нет'))).toBeVisible()
  expect(server.calls(removeContract)).toHaveLength(1)
})

test('a price is changed from the one that was seen', async () => {
  await openPage(`${ADDRESS}?tab=prices`, staff)
  await page.getByRole('button', { name: /^Изменить цену: ООО «Посылка Плюс»/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Цена страхования' })
  await dialog.getByRole('textbox', { name: /^Новая цена/ }).fill('39')
  await dialog.getByRole('button', { name: 'Назначить цену' }).click()
  await expect.element(dialog.getByText(spaced('Укажите цену, которая отличается от нынешней'))).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Новая цена/ }).fill('45,50')
  await expectAccessible()
  server.answer(setPrice, { ...price, insurancePrice: 4550 })
  await dialog.getByRole('button', { name: 'Назначить цену' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.calls(setPrice).at(-1)?.body).toEqual({ insurancePrice: 4550, seenPrice: 3900 })
})

test('what is looked for stands in the address', async () => {
  await openPage(`${ADDRESS}?q=РФ&period=2026-11-01..2026-11-30&sort=-createdDateTime`, staff)
  await expect.element(page.getByRole('rowheader', { name: 'ИМ-РФ-ДЕМ' })).toBeVisible()
  expect(server.calls(findContracts).at(-1)?.body).toMatchObject({
    sort: [{ field: 'createdDateTime', direction: 'DESC' }],
    filters: [
      { field: 'prefix', operation: 'LIKE', value: 'РФ' },
      { field: 'createdDateTime', operation: 'BETWEEN' },
    ],
  })
  await openPage(`${ADDRESS}?tab=prices&q=7799&agreed=yes`, staff)
  await expect.element(page.getByRole('rowheader', { name: /Посылка Плюс/ })).toBeVisible()
  expect(server.calls(findPrices).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'search', operation: 'LIKE', value: '7799' },
      { field: 'isAgreed', operation: 'EQ', value: true },
    ],
  })
  await expectAccessible()
})

test('a list that cannot be read is asked for again', async () => {
  server.fail(findContracts, 404, { message: 'Список не найден' })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Список не найден'))).toBeVisible()
  server.answer(findContracts, pageOf([contract]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'ИМ-РФ-ДЕМ' })).toBeVisible()
})

test('who is not of the staff does not get here', async () => {
  answerOfferPage(server)
  await openPage(ADDRESS, person(['USER', 'USER_ADMIN', 'SENDER']))
  await expect.element(page.getByRole('heading', { name: 'Страховые продукты', level: 1 })).toBeVisible()
  await expect.poll(() => server.calls(findContracts)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Договоры и цены' })).not.toBeInTheDocument()
})
