import { confirm } from '@cabinet/contract/organization'
import { find, get, type RegisteredCard, setModule } from '@cabinet/contract/organization/staff'
import { invite } from '@cabinet/contract/auth/seller-registration'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { organization } from '../../../../test/page/organization.ts'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/staff/organizations'
const staff = person(['GODMOD'])
const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`
const REASON = 'Попросила сама организация'

const card: RegisteredCard = {
  id: idOf(1),
  version: 3,
  shortName: 'ООО «Южный двор»',
  fullName: 'Общество с ограниченной ответственностью «Южный двор»',
  itn: '2399077117',
  legalStatus: { name: 'LEGAL_ENTITY', description: 'Юридическое лицо' },
  owner: { id: idOf(2), fullName: 'Юсупов Ринат Маратович' },
  modules: ['debtor'],
  excludedModules: ['finance'],
  confirmedBy: null,
  confirmed: null,
  createdDateTime: '2026-11-01T09:00:00Z',
  people: [
    {
      id: idOf(2),
      lastname: 'Юсупов',
      firstname: 'Ринат',
      middlename: 'Маратович',
      email: 'yusupov@dvor.example',
      mobilePhone: '+70000000006',
      position: null,
      status: { name: 'ACTIVE', description: 'Активен' },
      roles: [
        {
          id: 'USER_ADMIN',
          name: 'ROLE_USER_ADMIN',
          nameWithoutPrefix: 'USER_ADMIN',
          description: 'Администратор',
          isDeleted: false,
        },
      ],
      isOwner: true,
      isDeleted: false,
      version: 1,
      createdDateTime: '2026-11-01T09:00:00Z',
      lastLoginDateTime: null,
    },
  ],
  areas: [
    { name: 'debtor', isExcluded: false, exclusion: null, inForce: ['страхование кредитов'] },
    {
      name: 'finance',
      isExcluded: true,
      exclusion: { reason: REASON, by: 'Крылов Сергей', atDateTime: '2026-11-10T09:00:00Z' },
      inForce: [],
    },
    { name: 'sender', isExcluded: false, exclusion: null, inForce: [] },
  ],
  sellerAccount: null,
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
  server.answer(find, pageOf([card]))
  server.answer(get, card)
  server.answer(savedViews, { views: [] })
})

test('organizations are listed, filtered and opened', async () => {
  await openPage(`${ADDRESS}?q=двор&unconfirmed=yes&without=finance,seller`, staff)
  const row = page.getByRole('row', { name: /Южный двор/ })
  await expect.element(row.getByText('Юсупов Ринат Маратович')).toBeVisible()
  await expect.element(row.getByText('Не подтверждена')).toBeVisible()
  expect(server.calls(find).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'search', operation: 'LIKE', value: 'двор' },
      { field: 'isUnconfirmed', operation: 'EQ', value: true },
      { field: 'excludedModules', operation: 'IN', value: ['finance', 'seller'] },
    ],
  })
  await expectAccessible()
  await row.getByText('ООО «Южный двор»').click()
  await expect.element(page.getByRole('heading', { level: 1, name: spaced('ООО «Южный двор»') })).toBeVisible()
  expect(server.calls(get).at(-1)?.params).toEqual({ id: card.id })
})

test('an empty installation says so; a list that cannot be read is asked for again', async () => {
  server.answer(find, pageOf<RegisteredCard>([]))
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Организаций пока нет'))).toBeVisible()
  server.fail(find, 404, { message: 'Список не найден' })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Список не найден'))).toBeVisible()
  server.answer(find, pageOf([card]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('rowheader', { name: /Южный двор/ })).toBeVisible()
})

test('the card shows people, areas and why one of them is off', async () => {
  await openPage(`${ADDRESS}/${card.id}`, staff)
  await expect.element(page.getByText('yusupov@dvor.example')).toBeVisible()
  await expect.element(page.getByText('Администратор')).toBeVisible()
  await expect.element(page.getByText(new RegExp(REASON))).toBeVisible()
  // What is in force stays: its button says why.
  await expect
    .element(page.getByRole('button', { name: 'Отключить раздел «Страхование кредитов»' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByRole('link', { name: 'Журнал сотрудников' }))
    .toHaveAttribute('href', `/staff?tab=journal&q=${card.itn}`)
  await expectAccessible()
})

test('an area is taken away with a reason; a refusal leaves what was typed', async () => {
  await openPage(`${ADDRESS}/${card.id}`, staff)
  await page.getByRole('button', { name: 'Отключить раздел «Заказы курьера»' }).click()
  const dialog = page.getByRole('dialog', { name: spaced('Отключить раздел «Заказы курьера»?') })
  const reason = dialog.getByRole('textbox', { name: 'Причина' })
  await reason.fill('мало')
  await dialog.getByRole('button', { name: 'Отключить', exact: true }).click()
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
  expect(server.calls(setModule)).toEqual([])
  await reason.fill(REASON)
  server.answer(setModule, () => {
    throw new Failure(409, { message: 'Раздел нельзя отключить: подключён аккаунт' })
  })
  await dialog.getByRole('button', { name: 'Отключить', exact: true }).click()
  await expect.element(dialog.getByText(spaced('Раздел нельзя отключить: подключён аккаунт'))).toBeVisible()
  await expect.element(reason).toHaveValue(REASON)
  server.answer(setModule, card)
  await dialog.getByRole('button', { name: 'Отключить', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.calls(setModule).at(-1)).toMatchObject({
    params: { id: card.id, module: 'sender' },
    body: { isExcluded: true, reason: REASON },
  })
})

test('an organization that the registry does not know is confirmed after a question', async () => {
  await openPage(`${ADDRESS}/${card.id}`, staff)
  await page.getByRole('button', { name: 'Подтвердить', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Подтвердить организацию?' })
  server.fail(confirm, 409, { message: 'Данные изменил другой пользователь' })
  await question.getByRole('button', { name: 'Подтвердить' }).click()
  await expect.element(question.getByText(spaced('Данные изменил другой пользователь'))).toBeVisible()
  server.answer(confirm, organization)
  server.answer(get, {
    ...card,
    confirmedBy: 'STAFF',
    confirmed: { name: card.shortName, by: 'STAFF', dateTime: '2026-11-20T09:00:00Z' },
  })
  await question.getByRole('button', { name: 'Подтвердить' }).click()
  await expect.element(page.getByText(/Подтвердил сотрудник/)).toBeVisible()
  expect(server.calls(confirm).at(-1)).toMatchObject({ params: { id: card.id }, body: { version: 3 } })
})

test('a link for a seller is made and shown once', async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Пригласить продавца' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ссылка для продавца' })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await dialog.getByRole('button', { name: 'Создать ссылку' }).click()
  await expect.element(field('ИНН')).toHaveAttribute('aria-invalid', 'true')
  await field('ИНН').fill('2399077117')
  await field('Название организации').fill('ООО «Южный двор»')
  await field('Номер продавца').fill('S-1')
  await field('Название аккаунта').fill('Южный двор')
  server.answer(invite, { path: '/seller/register/?token=abc', expiresDateTime: '2026-12-01T09:00:00Z' })
  await dialog.getByRole('button', { name: 'Создать ссылку' }).click()
  await expect.element(page.getByText(`${location.origin}/seller/register/?token=abc`)).toBeVisible()
  expect(server.calls(invite).at(-1)?.body).toMatchObject({ itn: '2399077117', sellerId: 'S-1', mobilePhone: null })
})

test('who is not of the staff does not get here', async () => {
  answerOfferPage(server)
  await openPage(ADDRESS, person(['USER', 'USER_ADMIN']))
  await expect.element(page.getByRole('heading', { name: 'Страховые продукты', level: 1 })).toBeVisible()
  await expect.poll(() => server.calls(find)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Организации' })).not.toBeInTheDocument()
})
