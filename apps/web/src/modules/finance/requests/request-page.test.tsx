import { suggest } from '@cabinet/contract/organization/name'
import * as calls from '@cabinet/contract/finance/requests'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  REQUEST,
  RequestWorld,
  wholeAccount,
  wholeContact,
  wholeFounder,
  wholeGeneral,
  wholePassport,
  wholeRequest,
} from '../../../../test/page/finance-request.ts'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const open = (search = '', roles: Parameters<typeof person>[0] = ['USER_ADMIN']) =>
  openPage(`/offer/request/${REQUEST}${search}`, person(roles))

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const next = () => page.getByRole('button', { name: 'Далее', exact: true }).click()
const step = (name: string) => page.getByRole('heading', { level: 2, name })
const stateOf = (name: string) => page.getByRole('navigation', { name: 'Разделы заявки' }).getByRole('link', { name })

test('a draft opens where it was left, with the progress of the server', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(fakeServer())
  await open()
  await expect.element(step('Учредители (участники)')).toBeVisible()
  await expect.element(stateOf('Общие сведения Заполнено')).toBeVisible()
  await expect.element(stateOf('Банковские реквизиты Не заполнено')).toBeVisible()
  await expect.element(page.getByRole('meter', { name: 'Заполнено' })).toHaveAttribute('aria-valuenow', '20')
})

test('«Далее» keeps a group that is not whole, in the address too', async () => {
  const world = new RequestWorld()
  world.serve(fakeServer())
  await open('?step=GENERAL')
  await next()
  await expect.element(field(/^Запрашиваемый лимит/)).toHaveFocus()
  await expect.element(page.getByText(/^Проверьте \d+\sпол/)).toBeVisible()
  expect(new URLSearchParams(location.search).get('validateGroup')).toBe('GENERAL')

  await open('?validateGroup=GENERAL')
  await expect.element(step('Общие сведения')).toBeVisible()
  await expect.element(field(/^Запрашиваемый лимит/)).toHaveAttribute('aria-invalid', 'true')
  expect(fakeServer().calls(calls.saveForm)).toEqual([])
})

test('the general group is filled in, saved by itself and left', async () => {
  const server = fakeServer()
  const world = new RequestWorld({
    general: { ...wholeGeneral, requestedLimit: null, actualAddress: null, mainBuyers: [] },
  })
  world.serve(server)
  server.answer(suggest, { itn: '7707083893', name: 'ПАО «Сбербанк»' })
  await open('?step=GENERAL')

  await field(/^Запрашиваемый лимит/).fill('50000')
  await userEvent.tab()
  await expect.element(page.getByText(/^Введите сумму от 100\s000\s₽ до 3\s000\s000\s₽$/)).toBeVisible()
  await field(/^Запрашиваемый лимит/).fill('2000000')
  await button(/^Подставить: 153000/).click()
  await expect.element(field(/^Город/)).toHaveValue('г. Иваново')
  await field(/^ИНН покупателя/).fill('7707083893')
  await expect.element(field(/^Наименование/)).toHaveValue('ПАО «Сбербанк»')
  await field(/^Поставки в месяц/).fill('3000000')
  await field(/^Отсрочка, дней/).fill('45')
  await expect.element(page.getByText(/^Черновик сохранён в/)).toBeVisible()
  await expect
    .poll(() => world.state.general.mainBuyers)
    .toEqual([{ itn: '7707083893', name: 'ПАО «Сбербанк»', monthlySum: 300_000_000, deferralDays: 45 }])
  await next()
  await expect.element(step('Учредители (участники)')).toBeVisible()
  expect(world.state.general.requestedLimit).toBe(200_000_000)
})

test('buyers: ten at most, none twice', async () => {
  const { mainBuyers } = wholeGeneral
  const world = new RequestWorld({ general: { ...wholeGeneral, mainBuyers: [...mainBuyers, ...mainBuyers] } })
  world.serve(fakeServer())
  await open('?validateGroup=GENERAL')
  await expect.element(page.getByText('Этот покупатель уже указан').first()).toBeVisible()
  await button('Удалить покупателя 2').click()
  await expect.element(page.getByText('Этот покупатель уже указан')).not.toBeInTheDocument()
  for (let count = 1; count < 10; count += 1) await button('Добавить покупателя').click()
  await expect.element(button('Добавить покупателя')).not.toBeInTheDocument()
  await expect.element(field(/^ИНН покупателя/).nth(9)).toHaveFocus()
  await expect.element(page.getByText(/^Черновик сохранён в/)).toBeVisible()
})

test('founders: a share is corrected until the whole is a hundred', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.addFounder(wholeFounder)
  world.addFounder({ ...wholeFounder, lastname: 'Белов', firstname: 'Артём', middlename: null, sharePercent: 30 })
  world.serve(fakeServer())
  await open('?step=FOUNDERS')
  await expect.element(page.getByText('Сумма долей — 90 %. Должно быть 100 %')).toBeVisible()
  await expect.element(page.getByText('Паспорт 24 •• ••••07').first()).toBeVisible()
  await expect.element(page.getByText('000007')).not.toBeInTheDocument()
  await expect.element(stateOf('Учредители 1 ошибка')).toBeVisible()

  await next()
  await expect.element(page.getByText('Сумма долей — 90 %. Должно быть 100 %')).toBeVisible()
  await button(/^Белов Артём/).click()
  await expect.element(field(/^Серия и номер/)).toHaveValue('24 00 000007')
  await field(/^Серия и номер/).fill('2401000008')
  await field(/^Доля/).fill('40')
  await expect.element(page.getByText('Сумма долей — 100 %')).toBeVisible()
  await button('Готово').click()
  await expect.element(field(/^Доля/)).not.toBeInTheDocument()
  expect(world.state.founders[1]?.document).toMatchObject({ series: '2401', number: '000008' })
  await next()
  await expect.element(step('Контактные лица')).toBeVisible()
})

test('founders: a number that was kept without a series stands in its own place', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.addFounder({ ...wholeFounder, document: { ...wholePassport, series: null } })
  world.serve(fakeServer())
  await open('?step=FOUNDERS')
  await button(/^Тихонова Ольга/).click()
  await expect.element(field(/^Номер/)).toHaveValue('000007')
  await field(/^Серия/).fill('2400')
  await expect.element(field(/^Серия/)).toHaveFocus()
  await expect.poll(() => world.state.founders[0]?.document).toMatchObject({ series: '2400', number: '000007' })
})

test('founders: a passport that is missing is named once', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.addFounder({ ...wholeFounder, document: { ...wholePassport, series: null, number: null, issuedBy: null } })
  world.serve(fakeServer())
  await open('?step=FOUNDERS')
  // Opens the founder.
  await next()
  await button('Готово').click()
  await expect.element(field(/^Серия и номер/)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button('Кем выдан')).toBeVisible()
  expect(button('Серия и номер').elements()).toHaveLength(1)
})

test('founders: one is added, opened and taken out again', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(fakeServer())
  await open('?step=FOUNDERS')
  await expect.element(page.getByText('Учредители ещё не добавлены')).toBeVisible()
  await button('Добавить учредителя').click()
  await field(/^Фамилия/).fill('Орлова')
  await expect.element(button(/^Орлова/)).toBeVisible()
  await field(/^Доля/).fill('25')
  await button('Готово').click()
  // From a quarter on a passport is asked for.
  await expect.element(field(/^Кем выдан/)).toHaveAttribute('aria-invalid', 'true')
  // By keys: what is said beside the fields moves them for a moment, and a pointer would miss.
  page.getByRole('radio', { name: 'Юридическое лицо' }).element().focus()
  await userEvent.keyboard('[Space]')
  await expect.element(field(/^Полное наименование/)).toBeVisible()
  await expect.element(field(/^Кем выдан/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect.element(page.getByText('Учредители ещё не добавлены')).toBeVisible()
  expect(world.state.founders).toEqual([])
})

test('an entrepreneur learns why there is nothing to fill in about founders', async () => {
  new RequestWorld({ general: wholeGeneral, legalStatus: 'INDIVIDUAL_ENTREPRENEUR' }).serve(fakeServer())
  await open('?step=FOUNDERS')
  await expect.element(page.getByText('Для ИП сведения об учредителях не нужны')).toBeVisible()
  await next()
  await expect.element(step('Контактные лица')).toBeVisible()
})

test('contacts: exactly one of them is the main one', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.addContact(wholeContact)
  world.addContact(wholeContact)
  world.serve(fakeServer())
  await open('?step=CONTACTS')
  await expect.element(page.getByText('Основной контакт может быть только один')).toBeVisible()
  await next()
  await expect.element(step('Контактные лица')).toBeVisible()
  await button(/^Тихонова Ольга/)
    .nth(1)
    .click()
  await button(/Кто это/).click()
  await page.getByRole('option', { name: 'Главный бухгалтер' }).click()
  await expect.element(page.getByText('Основной контакт может быть только один')).not.toBeInTheDocument()
  await next()
  await expect.element(step('Банковские реквизиты')).toBeVisible()
  expect(world.state.contacts.map(({ contactType }) => contactType)).toEqual(['MAIN', 'ACCOUNTANT'])
})

test('contacts: five at most', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  for (let count = 0; count < 4; count += 1)
    world.addContact({ ...wholeContact, contactType: count ? 'OTHER' : 'MAIN' })
  world.serve(fakeServer())
  await open('?step=CONTACTS')
  await button('Добавить контакт').click()
  await expect.element(field(/^Фамилия/)).toBeVisible()
  await expect.element(button('Добавить контакт')).not.toBeInTheDocument()
})

test('the last step says what is missing and leads there; a user cannot send', async () => {
  const world = new RequestWorld({ general: wholeGeneral, account: wholeAccount })
  world.addFounder({ ...wholeFounder, sharePercent: 100 })
  world.addContact({ ...wholeContact, position: null })
  world.serve(fakeServer())
  await open('?validateGroup=ALL')
  await expect.element(step('Проверка и отправка')).toBeVisible()
  await expect.element(page.getByText('Сначала заполните всё обязательное')).toBeInTheDocument()
  await page.getByRole('link', { name: 'Тихонова Ольга: Должность' }).click()
  await expect.element(field(/^Должность/)).toHaveFocus()
  await expect.element(field(/^Должность/)).toHaveAttribute('aria-invalid', 'true')

  await open('?step=REVIEW', ['USER'])
  await expect.element(page.getByText('Отправить заявку может только администратор кабинета')).toBeInTheDocument()
})

test('a request is sent once, and can only be read then', async () => {
  const server = fakeServer()
  wholeRequest().serve(server)
  await open('?step=REVIEW')
  await expect.element(page.getByText('Всё заполнено: заявку можно отправлять')).toBeVisible()
  await button('Отправить в банк').click()
  await expect
    .element(
      page.getByText('Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.', {
        exact: true,
      }),
    )
    .toBeVisible()
  expect(server.calls(calls.send)).toHaveLength(1)
  await expect.element(page.getByText(/Паспорт 24 •• ••••07/)).toBeVisible()
  await expect.element(button('Далее')).not.toBeInTheDocument()
})

test('a request of others is not found', async () => {
  const server = fakeServer()
  new RequestWorld().serve(server)
  server.fail(calls.one, 404)
  server.fail(calls.form, 404)
  await open()
  await expect.element(page.getByText('Заявка не найдена или удалена')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'К предложениям' })).toBeVisible()
})

test('a draft is deleted after a question, and the offers come', async () => {
  const server = fakeServer()
  new RequestWorld({ general: wholeGeneral }).serve(server)
  answerOfferPage(server)
  server.fail(calls.remove, 409, { message: 'Заявка уже отправлена' })
  await open()
  await button('Удалить черновик').click()
  const question = page.getByRole('alertdialog', { name: /^Удалить черновик ФН-2026-000123/ })
  await question.getByRole('button', { name: 'Удалить черновик' }).click()
  await expect.element(question.getByText('Заявка уже отправлена')).toBeVisible()
  server.answer(calls.remove, undefined)
  await question.getByRole('button', { name: 'Удалить черновик' }).click()
  await expect.poll(() => location.pathname).toBe('/offer')
  expect(server.calls(calls.remove).at(-1)).toMatchObject({ params: { id: REQUEST } })
})

test('a request that was sent has no such button', async () => {
  const world = wholeRequest()
  world.serve(fakeServer())
  world.state.status = { name: 'SEND_BANK', description: 'Отправлена в банк' }
  await open()
  await expect.element(button(/^Посмотреть|^Предпросмотр|анкет/i).first()).toBeVisible()
  await expect.element(button('Удалить черновик')).not.toBeInTheDocument()
})
