import { find as findPeople } from '@cabinet/contract/people/colleagues'
import { excel, find, type JournalLine } from '@cabinet/contract/people/journal'
import { get as getViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import { idOf, pageOf } from '../../../../../test/page/ids.ts'
import { fakeServer, openPage, toastOf } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'

const ADDRESS = '/profile?tab=journal'

const line = (index: number, changes: Partial<JournalLine> = {}): JournalLine => ({
  id: idOf(92, index),
  act: 'ROLES_CHANGED',
  thingId: idOf(93, index),
  subject: 'Кузнецова Дарья Олеговна',
  roleNames: ['Пользователь', 'Отправитель'],
  amount: null,
  byId: idOf(94, 1),
  by: 'Соколов Михаил Андреевич',
  atDateTime: '2026-11-18T10:00:00+03:00',
  ...changes,
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.answer(findPeople, pageOf([]))
  server.answer(getViews, { views: [] })
  const order = line(2, { act: 'FINANCING_ORDERED', roleNames: [], subject: 'Т-17', amount: 250_000_00 })
  server.answer(find, pageOf([line(1), order]))
})

test('tells who has done what to whom, with roles and sums', async () => {
  await openPage(ADDRESS, person(['USER_ADMIN']))
  const roles = page.getByRole('row', { name: /Изменены роли/ })
  await expect.element(roles.getByText(/Роли:.Пользователь,.Отправитель/)).toBeVisible()
  await expect.element(roles.getByText(/Соколов/)).toBeVisible()
  const order = page.getByRole('row', { name: /Заказано.финансирование/ })
  await expect.element(order.getByText(/250.000/)).toBeVisible()
  await expectAccessible()
})

test('is filtered by its address, and exported as it is filtered', async () => {
  await openPage(`${ADDRESS}&act=EXPORTED,PASSPORT_READ&by=${idOf(94, 1)}&q=Иванов`, person(['USER_ADMIN']))
  await expect.element(page.getByRole('row', { name: /Изменены роли/ })).toBeVisible()
  const filters = [
    { field: 'subject', operation: 'LIKE', value: 'Иванов' },
    { field: 'act', operation: 'IN', value: ['EXPORTED', 'PASSPORT_READ'] },
    { field: 'byId', operation: 'EQ', value: idOf(94, 1) },
  ]
  expect(server.calls(find).at(-1)?.body).toMatchObject({ filters })
  server.fail(excel, 409, { message: 'Файл не собрался' })
  await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
  await expect.element(toastOf('Файл не собрался')).toBeVisible()
  expect(server.calls(excel).at(-1)?.body).toMatchObject({ filters })
})

test('says why it is empty, and can be read again when it is not answered', async () => {
  server.answer(find, pageOf<JournalLine>([]))
  await openPage(ADDRESS, person(['USER_ADMIN']))
  await expect.element(page.getByText('Записей пока нет')).toBeVisible()
  server.fail(find, 404, { message: 'Журнал не найден' })
  await openPage(ADDRESS, person(['USER_ADMIN']))
  await expect.element(page.getByText('Журнал не найден')).toBeVisible()
  server.answer(find, pageOf([line(1)]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('row', { name: /Изменены роли/ })).toBeVisible()
})

test('is not there for who does not administer', async () => {
  await openPage(ADDRESS, person(['USER']))
  await expect.element(page.getByRole('tab', { name: 'Личные данные' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tab', { name: 'Журнал' })).not.toBeInTheDocument()
  expect(server.calls(find)).toHaveLength(0)
})
