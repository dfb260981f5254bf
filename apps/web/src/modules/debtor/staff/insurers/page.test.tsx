import {
  createInsurer,
  findInsurers,
  type Insurer,
  insurer as get,
  setInsurerActive,
  updateInsurer,
} from '@cabinet/contract/debtor/staff'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../../test/page/answers.ts'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import { Failure, type FakeServer } from '../../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'

const ADDRESS = '/staff/insurers'
const staff = person(['GODMOD'])
const insurer: Insurer = {
  id: '0b0c6c1e-0000-4000-8000-000000000011',
  version: 3,
  fullName: 'Акционерное общество «Страховая компания «Тихий берег»',
  shortName: 'АО «СК «Тихий берег»',
  itn: '7707083893',
  isActive: true,
  createdDateTime: '2026-11-01T09:00:00Z',
  updatedDateTime: '2026-11-20T09:00:00Z',
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
  server.answer(findInsurers, pageOf([insurer]))
  server.answer(get, insurer)
  server.answer(savedViews, { views: [] })
})

test('insurers are listed and found', async () => {
  await openPage(`${ADDRESS}?q=берег&active=yes`, staff)
  const row = page.getByRole('row', { name: /Тихий берег/ })
  await expect.element(row.getByText('Включён')).toBeVisible()
  expect(server.calls(findInsurers).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'search', operation: 'LIKE', value: 'берег' },
      { field: 'isActive', operation: 'EQ', value: true },
    ],
  })
  await expectAccessible()
})

test('without insurers it says what to do first; a list that cannot be read is asked for again', async () => {
  server.answer(findInsurers, pageOf<Insurer>([]))
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Страховщиков пока нет'))).toBeVisible()
  server.fail(findInsurers, 404, { message: 'Список не найден' })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Список не найден'))).toBeVisible()
  server.answer(findInsurers, pageOf([insurer]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('rowheader', { name: /Тихий берег/ })).toBeVisible()
})

test('an insurer is added: mistakes first, then a taken number at its field', async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Добавить страховщика' }).click()
  const drawer = page.getByRole('dialog', { name: 'Новый страховщик' })
  await drawer.getByRole('textbox', { name: 'Полное название' }).fill('АО «СК Опора»')
  await drawer.getByRole('textbox', { name: 'ИНН' }).fill('7707083890')
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect.element(drawer.getByRole('textbox', { name: 'ИНН' })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  expect(server.calls(createInsurer)).toEqual([])
  await drawer.getByRole('textbox', { name: 'Короткое название' }).fill('Опора')
  await drawer.getByRole('textbox', { name: 'ИНН' }).fill('7707083893')
  server.answer(createInsurer, () => {
    throw new Failure(409, { fields: [{ field: 'itn', code: 'taken', message: 'Страховщик с этим ИНН уже есть' }] })
  })
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect.element(drawer.getByText(spaced('Страховщик с этим ИНН уже есть')).first()).toBeVisible()
  await drawer.getByRole('textbox', { name: 'ИНН' }).fill('7736050003')
  server.answer(createInsurer, { ...insurer, itn: '7736050003' })
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(server.calls(createInsurer).at(-1)?.body).toEqual({
    fullName: 'АО «СК Опора»',
    shortName: 'Опора',
    itn: '7736050003',
  })
})

test('an insurer is changed; a failure and somebody who was faster keep what was typed', async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('rowheader', { name: /Тихий берег/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Изменить страховщика' })
  await drawer.getByRole('textbox', { name: 'Короткое название' }).fill('Тихий берег')
  server.fail(updateInsurer, 500)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(drawer.getByRole('alert').first()).toBeVisible()
  await expect.element(drawer.getByRole('textbox', { name: 'Короткое название' })).toHaveValue('Тихий берег')
  server.answer(updateInsurer, () => {
    throw new Failure(409, { code: 'STALE' })
  })
  server.answer(get, { ...insurer, version: 4, itn: '7736050003' })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  const notice = drawer.getByRole('alert').filter({ hasText: 'ИНН' })
  await notice.getByRole('button').click()
  server.answer(updateInsurer, { ...insurer, version: 5 })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(server.calls(updateInsurer).at(-1)?.body).toMatchObject({
    version: 4,
    shortName: 'Тихий берег',
    itn: '7736050003',
  })
})

test('an insurer is switched on again after a question', async () => {
  server.answer(findInsurers, pageOf([{ ...insurer, isActive: false }]))
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Действия: АО «СК «Тихий берег»' }).click()
  await page.getByRole('menuitem', { name: 'Включить' }).click()
  const question = page.getByRole('alertdialog', { name: /Включить/ })
  server.answer(setInsurerActive, insurer)
  server.answer(findInsurers, pageOf([insurer]))
  await question.getByRole('button', { name: 'Включить' }).click()
  await expect.element(page.getByRole('row', { name: /Тихий берег/ }).getByText('Включён')).toBeVisible()
  expect(server.calls(setInsurerActive).at(-1)?.body).toEqual({ isActive: true })
})

test('who is not of the staff does not get here', async () => {
  answerOfferPage(server)
  await openPage(ADDRESS, person(['USER', 'USER_ADMIN', 'DEBTOR']))
  await expect.element(page.getByRole('heading', { name: 'Страховые продукты', level: 1 })).toBeVisible()
  await expect.poll(() => server.calls(findInsurers)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Страховщики', level: 1 })).not.toBeInTheDocument()
})
