import { type Colleague, confirm, find, summary, update } from '@cabinet/contract/people/colleagues'
import { find as findRoles } from '@cabinet/contract/people/roles'
import { get as getViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { idOf, pageOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const role = (code: string, description: string) => ({
  id: code,
  name: `ROLE_${code}`,
  nameWithoutPrefix: code,
  description,
  isDeleted: false,
})
const roles = [
  role('USER', 'Пользователь'),
  role('USER_ADMIN', 'Администратор кабинета'),
  role('SELLER', 'Продавец'),
  role('SENDER', 'Отправитель'),
  role('DEBTOR', 'Коммерческие кредиты'),
  role('FINANCE', 'Финансирование'),
]
const colleague = (number: number, change: Partial<Colleague>): Colleague => ({
  id: idOf(7, number),
  lastname: 'Константинопольская',
  firstname: 'Александра',
  middlename: 'Владиславовна',
  email: 'konstantinopolskaya.aleksandra@severveter.example',
  mobilePhone: '+70000000002',
  position: null,
  status: { name: 'ACTIVE', description: 'Активен' },
  roles,
  isOwner: false,
  isDeleted: false,
  version: 1,
  createdDateTime: '2026-11-18T10:00:00+03:00',
  lastLoginDateTime: null,
  ...change,
})
const everybody = [
  colleague(1, {}),
  colleague(2, {
    lastname: 'Кузнецова',
    status: { name: 'UNCONFIRMED', description: 'Ожидает подтверждения' },
    roles: [],
  }),
]
const owner = person(['USER', 'USER_ADMIN'], { isOwner: true })

const table = () => page.getByRole('grid', { name: 'Пользователи кабинета' })
const row = (name: string) => table().getByRole('row', { name: new RegExp(name) })

beforeEach(() => {
  const server = fakeServer()
  server.answer(find, pageOf(everybody))
  server.answer(summary, ({ body }) =>
    body?.filters?.length
      ? { count: 1, active: 0, unconfirmed: 1, blocked: 0 }
      : { count: 2, active: 1, unconfirmed: 1, blocked: 0 },
  )
  server.answer(getViews, { views: [] })
  server.answer(findRoles, pageOf(roles.map((each) => ({ ...each, isAssignable: true, reason: null, isSystem: true }))))
})

const opened = async (width: number, user = owner) => {
  await page.viewport(width, 900)
  await openPage('/profile?tab=users', user)
  await expect.element(row('Кузнецова')).toBeVisible()
}

test('a row has two roles and says how many more there are, so that rows stay low', async () => {
  await opened(1920)
  const cell = row('Константинопольская')
  await expect.element(cell.getByText('ещё 4')).toBeVisible()
  await expect.element(cell.getByText(/Продавец/)).toBeInTheDocument()
  expect(cell.element().getBoundingClientRect().height).toBeLessThan(130)
})

test('above the rows stands how many people match the filter', async () => {
  await opened(1280)
  await expect.element(page.getByText('Всего', { exact: true })).toBeVisible()
  const sumOf = (label: string) => page.getByText(label, { exact: true }).element().parentElement?.textContent
  await expect.poll(() => [sumOf('Всего'), sumOf('Работают')]).toEqual(['Всего2', 'Работают1'])
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect.poll(() => [sumOf('Всего'), sumOf('Работают')]).toEqual(['Всего1', 'Работают0'])
})

test('who waits is confirmed from the row, by the owner alone', async () => {
  await opened(1280)
  await page.getByRole('button', { name: /^Подтвердить: Кузнецова/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Подтвердить пользователя' })
  await expect.element(dialog.getByRole('checkbox', { name: 'Пользователь', exact: true })).toBeChecked()
  await expect.element(dialog.getByRole('button', { name: 'Подтвердить', exact: true })).toBeEnabled()
  expect(new URLSearchParams(location.search).get('user')).toBe(everybody[1]?.id)
  await expectAccessible()
  await opened(1280, person(['USER', 'USER_ADMIN']))
  await expect.element(page.getByRole('button', { name: /^Подтвердить: / })).not.toBeInTheDocument()
})

test('who makes an administrator types their password, and only then', async () => {
  const server = fakeServer()
  const [, waiting] = everybody as [Colleague, Colleague]
  server.answer(confirm, { ...waiting, roles: roles.slice(0, 2) })
  await opened(1280)
  await page.getByRole('button', { name: /^Подтвердить: Кузнецова/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Подтвердить пользователя' })
  const admin = dialog.getByRole('checkbox', { name: 'Администратор кабинета' })
  const password = dialog.getByLabelText(/^Ваш пароль/)
  const press = () => dialog.getByRole('button', { name: 'Подтвердить', exact: true }).click()
  await expect.element(admin).not.toBeChecked()
  await expect.element(password).not.toBeInTheDocument()
  await admin.click({ force: true })
  await expect.element(admin).toBeChecked()
  await expect.element(password).toBeVisible()
  await press()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  expect(server.calls(confirm)).toEqual([])
  await expectAccessible()
  server.fail(confirm, 400, { fields: [{ field: 'password', code: 'wrong', message: 'Неверный пароль' }] })
  await userEvent.fill(password, 'Wrong-2026!')
  await press()
  await expect.element(dialog.getByText('Неверный пароль')).toBeVisible()
  server.answer(confirm, { ...waiting, roles: roles.slice(0, 2) })
  await userEvent.fill(password, 'Demo-2026!')
  await press()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.calls(confirm).at(-1)?.body).toEqual({ roles: ['USER', 'USER_ADMIN'], password: 'Demo-2026!' })
})

test('the roles of an administrator change without a password', async () => {
  const server = fakeServer()
  server.answer(update, everybody[0] as Colleague)
  await opened(1280)
  await page.getByRole('button', { name: /^Действия: Константинопольская/ }).click()
  await page.getByRole('menuitem', { name: 'Изменить роли' }).click()
  const dialog = page.getByRole('dialog', { name: 'Изменить роли' })
  await dialog.getByRole('checkbox', { name: 'Продавец' }).click({ force: true })
  await expect.element(dialog.getByLabelText(/^Ваш пароль/)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.calls(update)).toHaveLength(1)
})

test('a dialog begins in its first field', async () => {
  await opened(1280)
  await page.getByRole('button', { name: 'Добавить пользователя' }).click()
  await page.getByRole('menuitem', { name: /^Пригласить письмом/ }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Пригласить пользователя' }).getByRole('textbox', { name: /E-mail/ }))
    .toHaveFocus()
})

test('who may add people in one way only has one button without a menu', async () => {
  await opened(1280, person(['USER', 'USER_ADMIN']))
  await expect.element(page.getByRole('button', { name: 'Добавить пользователя' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Пригласить' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Пригласить пользователя' })).toBeVisible()
})

test.each([360, 640])('at %i px fields keep away from the edge, and an address breaks at its sign', async (width) => {
  await opened(width)
  const search = page.getByRole('searchbox', { name: 'Поиск пользователей' }).element().getBoundingClientRect()
  expect(search.left).toBeGreaterThanOrEqual(12)
  expect(width - search.right).toBeGreaterThanOrEqual(12)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const address = page
    .getByText(/konstantinopolskaya/)
    .first()
    .element()
  const lines = new Set(
    [...address.childNodes].flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map(({ top }) => Math.round(top))
    }),
  )
  expect(lines.size).toBeLessThanOrEqual(2)
})

test('sums and rows that are on their way are the only things drawn ahead', async () => {
  const busy = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const { localName, childElementCount } of document.querySelectorAll('[role=tabpanel] [aria-busy=true]'))
      if (childElementCount > 0) busy.add(localName)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await opened(1280)
  expect([...busy].toSorted()).toEqual(['dl', 'table'])
})

test('at 768 px the state of a person and what can be done is in sight, or the way to it', async () => {
  await opened(768)
  const isInSight = (element: Element) => element.getBoundingClientRect().right <= innerWidth
  expect(isInSight(page.getByRole('button', { name: /^Действия: Кузнецова/ }).element())).toBe(true)
  const status = row('Кузнецова').getByText('Ожидает подтверждения').element()
  const more = page.getByRole('button', { name: 'Показать другие столбцы' }).elements()
  expect(isInSight(status) || more.some(isInSight)).toBe(true)
})

test('rows come where their skeletons stood', async () => {
  const server = fakeServer()
  const one = colleague(3, {
    lastname: 'Ким',
    firstname: 'Ия',
    middlename: null,
    email: 'kim@sever.example',
    roles: [],
  })
  // Nobody waits to be let in.
  server.answer(find, ({ body }) => pageOf(body?.filters?.length ? [] : [one]))
  server.answer(summary, { count: 1, active: 1, unconfirmed: 0, blocked: 0 })
  const release = server.hold(find)
  await page.viewport(1920, 900)
  await openPage('/profile?tab=users', owner)
  const skeletons = () => [...document.querySelectorAll<HTMLElement>('main tr[aria-hidden]')]
  await expect.poll(() => skeletons().length).toBeGreaterThan(0)
  const placeOf = ({ top, height }: DOMRect) => [Math.round(top), Math.round(height)]
  // What stands above the rows comes by itself.
  await expect.poll(() => page.getByText('Всего', { exact: true }).query()?.parentElement?.textContent).toBe('Всего1')
  const [first] = skeletons()
  const before = placeOf((first as HTMLElement).getBoundingClientRect())
  release()
  await expect.element(row('Ким')).toBeVisible()
  expect(placeOf(row('Ким').element().getBoundingClientRect())).toEqual(before)
})
