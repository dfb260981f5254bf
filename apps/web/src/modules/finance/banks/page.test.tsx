import { upload } from '@cabinet/contract/file'
import { create, type FinanceBank, find, get, setActive, update } from '@cabinet/contract/finance/banks'
import { read as image } from '@cabinet/contract/image'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/staff/banks'
const staff = person(['GODMOD'])
const bank: FinanceBank = {
  id: '0b0c6c1e-0000-4000-8000-000000000011',
  version: 3,
  fullName: 'Публичное акционерное общество «Берег Банк»',
  shortName: 'ПАО «Берег Банк»',
  itn: '7707083893',
  ogrn: '1027700132195',
  bik: '044525225',
  logoFileId: '0b0c6c1e-0000-4000-8000-000000000012',
  isActive: true,
  createdDateTime: '2026-11-01T09:00:00Z',
  updatedDateTime: '2026-11-20T09:00:00Z',
}
const NEW_LOGO = '0b0c6c1e-0000-4000-8000-000000000013'
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
  server.answer(find, pageOf([bank]))
  server.answer(get, bank)
  server.answer(savedViews, { views: [] })
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  server.answer(image, () => new Blob([picture], { type: 'image/svg+xml' }) as never)
  server.answer(upload, {
    id: NEW_LOGO,
    name: 'logo.png',
    size: 1200,
    contentType: 'image/png',
    width: 64,
    height: 64,
    createdDateTime: '2026-11-24T09:00:00Z',
  })
})

const chooseLogo = () =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]') as HTMLInputElement,
    new File(['png'], 'logo.png', { type: 'image/png' }),
  )
const openForm = async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('rowheader', { name: /Берег Банк/ }).click()
  return page.getByRole('dialog', { name: 'Изменить банк' })
}

test('banks are listed and found', async () => {
  await openPage(`${ADDRESS}?q=7707&active=yes&sort=-updatedDateTime`, staff)
  const row = page.getByRole('row', { name: /Берег Банк/ })
  await expect.element(row.getByText('Включён')).toBeVisible()
  await expect.element(row.getByText('044525225')).toBeVisible()
  expect(server.calls(find).at(-1)?.body).toMatchObject({
    sort: [{ field: 'updatedDateTime', direction: 'DESC' }],
    filters: [
      { field: 'search', operation: 'LIKE', value: '7707' },
      { field: 'isActive', operation: 'EQ', value: true },
    ],
  })
  await expectAccessible()
})

test('without banks it says what to do first; a list that cannot be read is asked for again', async () => {
  server.answer(find, pageOf<FinanceBank>([]))
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Добавьте первый банк'))).toBeVisible()
  server.fail(find, 404, { message: 'Список не найден' })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Список не найден'))).toBeVisible()
  server.answer(find, pageOf([bank]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('rowheader', { name: /Берег Банк/ })).toBeVisible()
})

test('a bank is added: mistakes first, a taken number at its field, and nothing typed is lost', async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Добавить банк' }).click()
  const drawer = page.getByRole('dialog', { name: 'Новый банк' })
  await drawer.getByRole('textbox', { name: 'Полное название' }).fill('АО «Банк Меридиан»')
  await drawer.getByRole('textbox', { name: 'Короткое название' }).fill('Меридиан')
  await drawer.getByRole('textbox', { name: 'ИНН' }).fill('7707083890')
  await drawer.getByRole('textbox', { name: 'ОГРН' }).fill('1027700132195')
  await drawer.getByRole('textbox', { name: 'БИК' }).fill('044525225')
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect.element(drawer.getByRole('textbox', { name: 'ИНН' })).toHaveAttribute('aria-invalid', 'true')
  expect(server.calls(create)).toEqual([])
  await expectAccessible()
  await drawer.getByRole('textbox', { name: 'ИНН' }).fill('7707083893')
  await chooseLogo()
  await expect.element(drawer.getByText('logo.png')).toBeVisible()
  await expect.element(drawer.getByRole('img', { name: 'Выбранный логотип' })).toBeVisible()
  server.answer(create, () => {
    throw new Failure(409, { fields: [{ field: 'itn', code: 'taken', message: 'Банк с этим ИНН уже есть' }] })
  })
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect.element(drawer.getByText(spaced('Банк с этим ИНН уже есть')).first()).toBeVisible()
  await expect.element(drawer.getByRole('textbox', { name: 'Короткое название' })).toHaveValue('Меридиан')
  await drawer.getByRole('textbox', { name: 'ИНН' }).fill('7736050003')
  server.answer(create, { ...bank, itn: '7736050003' })
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(server.calls(create).at(-1)?.body).toEqual({
    fullName: 'АО «Банк Меридиан»',
    shortName: 'Меридиан',
    itn: '7736050003',
    ogrn: '1027700132195',
    bik: '044525225',
    logoFileId: NEW_LOGO,
  })
})

test('a bank is changed from the version that was seen; a failure keeps what was typed', async () => {
  const drawer = await openForm()
  await expect.element(drawer.getByRole('img', { name: 'Выбранный логотип' })).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Короткое название' }).fill('Берег')
  server.fail(update, 500)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(drawer.getByRole('alert').first()).toBeVisible()
  await expect.element(drawer.getByRole('textbox', { name: 'Короткое название' })).toHaveValue('Берег')
  server.answer(update, { ...bank, version: 4, shortName: 'Берег' })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(server.calls(update).at(-1)).toMatchObject({
    params: { id: bank.id },
    body: { version: 3, shortName: 'Берег', logoFileId: bank.logoFileId },
  })
})

test('when somebody was faster, both changes are kept', async () => {
  const drawer = await openForm()
  await drawer.getByRole('textbox', { name: 'Короткое название' }).fill('Берег')
  server.answer(update, () => {
    throw new Failure(409, { code: 'STALE' })
  })
  server.answer(get, { ...bank, version: 4, bik: '044525974' })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  const notice = drawer.getByRole('alert').filter({ hasText: 'БИК' })
  await expect.element(notice).toBeVisible()
  await notice.getByRole('button').click()
  await expect.element(drawer.getByRole('textbox', { name: 'БИК' })).toHaveValue('044525974')
  server.answer(update, { ...bank, version: 5 })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(server.calls(update).at(-1)?.body).toMatchObject({ version: 4, shortName: 'Берег', bik: '044525974' })
})

test('a bank is switched off after a question, which stays when it fails', async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Действия: ПАО «Берег Банк»' }).click()
  await page.getByRole('menuitem', { name: 'Выключить' }).click()
  const question = page.getByRole('alertdialog', { name: /Выключить/ })
  await expectAccessible()
  server.fail(setActive, 404, { message: 'Банк не найден' })
  await question.getByRole('button', { name: 'Выключить' }).click()
  await expect.element(question.getByText(spaced('Банк не найден'))).toBeVisible()
  server.answer(setActive, { ...bank, isActive: false })
  server.answer(find, pageOf([{ ...bank, isActive: false }]))
  await question.getByRole('button', { name: 'Выключить' }).click()
  await expect.element(page.getByRole('row', { name: /Берег Банк/ }).getByText('Выключен')).toBeVisible()
  expect(server.calls(setActive).at(-1)?.body).toEqual({ isActive: false })
})

test('who is not of the staff does not get here', async () => {
  answerOfferPage(server)
  await openPage(ADDRESS, person(['USER', 'USER_ADMIN', 'FINANCE']))
  await expect.element(page.getByRole('heading', { name: 'Страховые продукты', level: 1 })).toBeVisible()
  await expect.poll(() => server.calls(find)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Банки', level: 1 })).not.toBeInTheDocument()
})
