import { create, find, findActions, remove, type StaffAction, type StaffPerson } from '@cabinet/contract/staff'
import { attention } from '@cabinet/contract/people/user'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/staff'
const staff = person(['GODMOD'])
const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`

const ershova: StaffPerson = {
  id: idOf(1),
  lastname: 'Ершова',
  firstname: 'Полина',
  middlename: 'Игоревна',
  email: 'ershova@platform.example',
  mobilePhone: '+79990020010',
  organization: null,
  mustChangePassword: true,
  grantedDateTime: '2026-11-20T09:00:00Z',
  lastLoginDateTime: null,
}
const self: StaffPerson = {
  ...ershova,
  id: staff.id,
  lastname: staff.lastname,
  firstname: staff.firstname,
  middlename: null,
  organization: 'ООО «Северный ветер»',
  mustChangePassword: false,
  lastLoginDateTime: '2026-11-24T09:00:00Z',
}
const action: StaffAction = {
  id: idOf(5),
  thing: 'BANK',
  action: 'SWITCHED_OFF',
  kind: 'CHANGED',
  thingId: idOf(6),
  subject: 'ПАО «Берег Банк»',
  by: 'Крылов Сергей Петрович',
  organization: null,
  atDateTime: '2026-11-24T09:00:00Z',
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
  server.answer(find, pageOf([ershova, self]))
  server.answer(findActions, pageOf([action]))
  server.answer(savedViews, { views: [] })
})

/** Opens the dialog and fills in everything but the password. */
const invite = async () => {
  await page.getByRole('button', { name: 'Пригласить сотрудника' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый сотрудник платформы' })
  await dialog.getByRole('textbox', { name: 'Фамилия' }).fill('Ершова')
  await dialog.getByRole('textbox', { name: 'Имя' }).fill('Полина')
  await dialog.getByRole('textbox', { name: 'Мобильный телефон' }).fill('9990020010')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ershova@platform.example')
  return dialog
}

test('the overview says what waits on pages of the platform and who works for it', async () => {
  const items = [
    { kind: 'CLAIM_PRODUCT', count: 1, path: '/staff/claims', details: {} },
    { kind: 'CLAIM_UNASSIGNED', count: 3, path: '/staff/claims?tab=claims', details: {} },
    { kind: 'CLAIM_DOCUMENTS', count: 2, path: '/settlement', details: {} },
  ]
  server.answer(attention, { items, missing: [] })
  await openPage(ADDRESS, staff)
  const waiting = page.getByRole('region', { name: 'Что требует внимания' })
  await expect.element(waiting.getByText(spaced('1 продукт нельзя подключить'))).toBeVisible()
  await expect
    .element(waiting.getByRole('link', { name: spaced('3 заявления не видит ни один страховщик') }))
    .toHaveAttribute('href', '/staff/claims?tab=claims')
  await expect.element(waiting.getByText(/запрошены/)).not.toBeInTheDocument()
  const row = page.getByRole('row', { name: /Ершова/ })
  await expect.element(row.getByText(spaced('Временный пароль'))).toBeVisible()
  await expect.element(row.getByText(spaced('Только платформа'))).toBeVisible()
  await expectAccessible()
})

test('nothing waits, or not everything could be read', async () => {
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Сейчас ничего не ждёт вашего решения'))).toBeVisible()
  server.answer(attention, { items: [], missing: ['claim'] })
  await openPage(ADDRESS, staff)
  const waiting = page.getByRole('region', { name: 'Что требует внимания' })
  await expect.element(waiting.getByText(spaced('Часть сведений не загрузилась'))).toBeVisible()
  server.answer(attention, { items: [], missing: [] })
  await waiting.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(waiting.getByText(spaced('Сейчас ничего не ждёт вашего решения'))).toBeVisible()
})

test('somebody is invited, and the temporary password is shown once', async () => {
  await openPage(ADDRESS, staff)
  const dialog = await invite()
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(dialog.getByText(spaced('Обязательное поле')).first()).toBeVisible()
  expect(server.calls(create)).toEqual([])
  await expectAccessible()
  await dialog.getByLabelText(/^Ваш пароль/).fill('Own-2026!')
  server.answer(create, { person: ershova, temporaryPassword: 'Tmp-7391-kq' })
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(page.getByText('Tmp-7391-kq')).toBeVisible()
  expect(server.calls(create)[0]?.body).toEqual({
    lastname: 'Ершова',
    firstname: 'Полина',
    middlename: null,
    email: 'ershova@platform.example',
    mobilePhone: '+79990020010',
    password: 'Own-2026!',
  })
  await expectAccessible()
})

test('who has a cabinet already keeps their password: none is shown', async () => {
  await openPage(ADDRESS, staff)
  const dialog = await invite()
  await dialog.getByLabelText(/^Ваш пароль/).fill('Own-2026!')
  server.answer(create, { person: ershova, temporaryPassword: null })
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(toastOf(spaced('Теперь в команде: Ершова Полина Игоревна'))).toBeVisible()
  await expect.element(page.getByText(spaced('Временный пароль:'))).not.toBeInTheDocument()
})

test('a refusal stands at its field, and nothing typed is lost', async () => {
  await openPage(ADDRESS, staff)
  const dialog = await invite()
  await dialog.getByLabelText(/^Ваш пароль/).fill('Own-2026!')
  server.answer(create, () => {
    throw new Failure(409, { fields: [{ field: 'email', code: 'taken', message: 'Эта почта у другого человека' }] })
  })
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(dialog.getByText(spaced('Эта почта у другого человека'))).toBeVisible()
  server.fail(create, 500)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('polina@platform.example')
  await dialog.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Ершова')
  await expect.element(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('polina@platform.example')
})

test('somebody is taken off the staff after a question, oneself not', async () => {
  await openPage(ADDRESS, staff)
  const own = page.getByRole('button', { name: 'Убрать из сотрудников: Соколов Михаил' })
  await expect.element(own).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Убрать из сотрудников: Ершова Полина Игоревна' }).click()
  const question = page.getByRole('alertdialog', { name: spaced('Убрать из сотрудников платформы?') })
  server.fail(remove, 409, { message: 'Сначала передайте дела' })
  await question.getByRole('button', { name: 'Убрать' }).click()
  await expect.element(question.getByText(spaced('Сначала передайте дела'))).toBeVisible()
  server.answer(remove, undefined as never)
  server.answer(find, pageOf([self]))
  await question.getByRole('button', { name: 'Убрать' }).click()
  await expect.element(page.getByRole('row', { name: /Ершова/ })).not.toBeInTheDocument()
  expect(server.calls(remove).at(-1)?.params).toEqual({ id: ershova.id })
})

test('the journal is filtered by what was changed', async () => {
  await openPage(`${ADDRESS}?tab=journal&thing=BANK&action=SWITCHED_OFF&q=Берег`, staff)
  const row = page.getByRole('row', { name: /Берег Банк/ })
  await expect.element(row.getByText('Выключено')).toBeVisible()
  expect(server.calls(findActions).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'search', operation: 'LIKE', value: 'Берег' },
      { field: 'thing', operation: 'EQ', value: 'BANK' },
      { field: 'action', operation: 'IN', value: ['SWITCHED_OFF'] },
    ],
  })
  await expectAccessible()
})

test('an empty journal says what comes into it; one that cannot be read is asked for again', async () => {
  server.answer(findActions, pageOf<StaffAction>([]))
  await openPage(`${ADDRESS}?tab=journal`, staff)
  await expect.element(page.getByText(spaced('Записей пока нет'))).toBeVisible()
  server.fail(findActions, 404, { message: 'Журнал не найден' })
  await openPage(`${ADDRESS}?tab=journal`, staff)
  await expect.element(page.getByText(spaced('Журнал не найден'))).toBeVisible()
  server.answer(findActions, pageOf([action]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('row', { name: /Берег Банк/ })).toBeVisible()
})

test('the pages of staff stand together in the navigation, those of other persons without them', async () => {
  await openPage(ADDRESS, staff)
  const menu = page.getByRole('navigation').first()
  for (const name of ['Банки', 'Страховщики', 'Предложения страхования', 'Кто решает заявления', 'Партнёры'])
    await expect.element(menu.getByRole('link', { name, exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await openPage(ADDRESS, person(['USER', 'USER_ADMIN', 'DEBTOR', 'FINANCE']))
  await expect.poll(() => server.calls(find).length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Обзор платформы' })).not.toBeInTheDocument()
})
