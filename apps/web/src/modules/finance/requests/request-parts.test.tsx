import { byBik } from '@cabinet/contract/organization/banks'
import { upload } from '@cabinet/contract/file'
import * as calls from '@cabinet/contract/finance/requests'
import { requestConsentFlags } from '@cabinet/contract/finance/request-values'
import { find as findAccounts } from '@cabinet/contract/organization/payment-details'
import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyPage } from '../../../../test/page/empty-page.ts'
import {
  REQUEST,
  RequestWorld,
  wholeAccount,
  wholeFounder,
  wholeGeneral,
  wholeRequest,
} from '../../../../test/page/finance-request.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const open = (search: string, roles: Parameters<typeof person>[0] = ['USER_ADMIN']) =>
  openPage(`/offer/request/${REQUEST}${search}`, person(roles))

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: RegExp) => page.getByRole('checkbox', { name })

const ownAccount: PaymentDetails = {
  ...wholeAccount,
  id: '0b0c6c1e-0000-4000-8000-000000000077',
  isMain: true,
  comment: null,
  isUsed: false,
  usedIn: null,
  createdDateTime: '2026-11-20T10:00:00+03:00',
  updatedDateTime: '2026-11-20T10:00:00+03:00',
  isDeleted: false,
}

test('an account of the organization is chosen in one press', async () => {
  const server = fakeServer()
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(server)
  server.answer(findAccounts, { ...emptyPage, content: [ownAccount], totalElements: 1 })
  await open('?step=PAYMENT_DETAILS')
  await page.getByRole('radio', { name: /АО «ТБанк», •••• 0003/ }).click({ force: true })
  await expect.element(field('БИК')).not.toBeInTheDocument()
  await button('Далее').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Согласия' })).toBeVisible()
  expect(world.state.account).toMatchObject({
    organizationPaymentDetailsId: ownAccount.id,
    settlementAccount: wholeAccount.settlementAccount,
  })
})

test('an account is entered with the help of the BIK, and saved to the organization', async () => {
  const server = fakeServer()
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(server)
  server.answer(byBik, {
    bik: '044525974',
    name: 'АО «ТБанк»',
    city: 'Москва',
    correspondentAccount: '30101810145250000974',
  })
  await open('?step=PAYMENT_DETAILS')
  await field('БИК').fill('044525974')
  await expect.element(field(/^Банк/)).toHaveValue('АО «ТБанк»')
  await field(/^Расчётный счёт/).fill('40702810799990000004')
  await button('Далее').click()
  await expect.element(page.getByText('Некорректный расчётный счёт')).toBeVisible()
  await field(/^Расчётный счёт/).fill('40702810799990000003')
  await page.getByRole('checkbox', { name: 'Сохранить в реквизиты организации' }).click({ force: true })
  await button('Далее').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Согласия' })).toBeVisible()
  const sent = server.calls(calls.savePaymentDetails).map(({ body }) => body as { saveToOrganization: boolean })
  expect(sent.at(-1)?.saveToOrganization).toBe(true)
  expect(sent.slice(0, -1).some(({ saveToOrganization }) => saveToOrganization)).toBe(false)

  await open('?step=PAYMENT_DETAILS', ['USER'])
  await expect.element(field('БИК')).toBeVisible()
  await expect.element(page.getByText('Сохранить в реквизиты организации')).not.toBeInTheDocument()
})

test('a consent is ticked at once, and cleared again when the server refuses', async () => {
  const server = fakeServer()
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(server)
  await open('?step=AGREEMENTS')
  const letGo = server.hold(calls.acceptAgreement)
  await box(/^Даю согласие на\sобработку/).click({ force: true })
  await expect.element(box(/^Даю согласие на\sобработку/)).toBeChecked()
  expect(world.state.accepted.size).toBe(0)
  letGo()
  await expect.element(page.getByText(/^Отмечено 22\.11\.2026/)).toBeVisible()

  server.fail(calls.acceptAgreement, 409, { message: 'Отправлена' })
  await box(/^Согласен на\sэлектронное/).click({ force: true })
  await expect.element(page.getByText('Отправлена').last()).toBeVisible()
  await expect.element(box(/^Согласен на\sэлектронное/)).not.toBeChecked()
  await expect.element(box(/^Даю согласие на\sобработку/)).toBeChecked()
})

test('«Далее» asks for every required consent, and not for the other one', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(fakeServer())
  await open('?step=AGREEMENTS')
  await button('Далее').click()
  await expect.poll(() => page.getByText('Отметьте это поле').elements().length).toBe(5)
  for (const flag of requestConsentFlags.slice(0, -1)) world.state.accepted.add(flag)
  await open('?step=AGREEMENTS')
  await button('Далее').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Проверка и отправка' })).toBeVisible()
})

test('a document is attached and taken out', async () => {
  const server = fakeServer()
  const world = wholeRequest()
  world.serve(server)
  const report = {
    id: '0b0c6c1e-0000-4000-8000-000000000088',
    name: 'Отчётность.pdf',
    size: 3,
    contentType: 'application/pdf',
    width: null,
    height: null,
    createdDateTime: '2026-11-22T10:00:00+03:00',
  }
  server.answer(upload, report)
  server.answer(calls.attachDocument, () => {
    world.state.documents = [report]
    return report
  })
  server.answer(calls.removeDocument, () => {
    world.state.documents = []
    return undefined
  })
  await open('?step=REVIEW')
  await expect.element(button('Выбрать файлы')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['pdf'], 'Отчётность.pdf', { type: 'application/pdf' }))
  if (!input) throw new Error('No field of files')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('Отчётность.pdf')).toBeVisible()
  await expect.poll(() => server.calls(calls.attachDocument)).toHaveLength(1)
  await button(/^Удалить.*Отчётность\.pdf$/).click()
  await expect.element(page.getByText('Отчётность.pdf')).not.toBeInTheDocument()
  expect(world.state.documents).toEqual([])
})

test('the questionnaire that cannot be made says so and is asked for again', async () => {
  const server = fakeServer()
  new RequestWorld({ general: wholeGeneral }).serve(server)
  server.fail(calls.preview, 409, { message: 'Готовится' })
  await open('?step=GENERAL')
  await button('Посмотреть анкету').click()
  await expect.element(page.getByRole('alert').getByText(/Готовится/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Повторить' }).click()
  await expect.poll(() => server.calls(calls.preview)).toHaveLength(2)
})

test('a sent request takes more documents while the bank considers it', async () => {
  const world = wholeRequest()
  world.state.status = { name: 'PROCESSING', description: 'На рассмотрении' }
  world.serve(fakeServer())
  await open('')
  await expect
    .element(
      page.getByText(
        'Заявка на рассмотрении. Время рассмотрения заявки занимает от 5 до 14 рабочих дней. Мы сообщим о решении банка по почте.',
        { exact: true },
      ),
    )
    .toBeVisible()
  await expect.element(button('Выбрать файлы')).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('nothing is wider than a narrow phone, and wide screens have the offer beside', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.addFounder(wholeFounder)
  world.serve(fakeServer())
  await page.viewport(360, 740)
  for (const group of ['GENERAL', 'FOUNDERS', 'CONTACTS', 'PAYMENT_DETAILS', 'AGREEMENTS', 'REVIEW']) {
    await open(`?step=${group}`)
    await expect.element(button(/^(?:Далее|Отправить в банк)$/)).toBeVisible()
    if (group === 'FOUNDERS') {
      await button(/^Тихонова Ольга/).click()
      await expect.element(field(/^Кем выдан/)).toBeVisible()
    }
    expect(document.documentElement.scrollWidth, group).toBeLessThanOrEqual(360)
    // What was entered is read whole.
    for (const input of document.querySelectorAll<HTMLInputElement>('main input[inputmode="decimal"]'))
      expect(input.scrollWidth, input.value).toBeLessThanOrEqual(input.clientWidth)
  }
  await expect.element(page.getByText('Шаг 6 из 6')).toBeVisible()
  await page.viewport(1920, 1080)
  await expect.element(page.getByText('Время рассмотрения заявки', { exact: false }).first()).toBeVisible()
  await page.viewport(1280, 800)
})
