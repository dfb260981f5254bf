import { status as debtorStatus } from '@cabinet/contract/debtor'
import type { RoleCode } from '@cabinet/contract/access'
import { findActualOffers, type Offer } from '@cabinet/contract/finance'
import { current, remindOwner } from '@cabinet/contract/people/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { emptyPage } from '../../../../test/page/empty-page.ts'
import { Failure } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const declareCards = () => {
  const server = fakeServer()
  answerOfferPage(server)
  return server
}

const heading = () => page.getByRole('heading', { level: 1, name: 'Страховые продукты' })
const waiting = () => page.getByRole('heading', { name: 'Ожидание подтверждения' })
const debtorCard = () => page.getByRole('article', { name: 'Страхование коммерческих кредитов' })

test('while the offers are on their way only the heading is there', async () => {
  const server = declareCards()
  const release = server.hold(findActualOffers)
  await openPage('/offer', person(['USER']))
  await expect.element(heading()).toBeVisible()
  // The other cards ask meanwhile; nothing of them is shown before the offers are known.
  await expect.poll(() => server.calls(debtorStatus).length).toBe(1)
  await expect.element(debtorCard()).not.toBeInTheDocument()
  release()
  await expect.element(debtorCard()).toBeVisible()
  await expect.element(page.getByText('Для вас нет предложений в данный момент')).toBeVisible()
})

test('finance stands before the products that come after it', async () => {
  declareCards()
  await openPage('/offer', person(['USER']))
  await expect.element(debtorCard()).toBeVisible()
  const none = page.getByText('Для вас нет предложений в данный момент')
  await expect.element(none).toBeVisible()
  const order = none.element().compareDocumentPosition(debtorCard().element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a failed list of offers says so in its place, and the other products stay', async () => {
  declareCards().fail(findActualOffers, 409)
  await openPage('/offer', person(['USER']))
  await expect.element(debtorCard()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Финансирование' })).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible()
})

const bankOffer: Offer = {
  id: '0b0c6c1e-0000-4000-8000-000000000101',
  isDeleted: false,
  status: null,
  product: 'FACTORING',
  recipient: {
    id: '0b0c6c1e-0000-4000-8000-000000000002',
    fullName: 'ООО «Ветер»',
    shortName: 'Ветер',
    itn: '7799012346',
  },
  financingLimit: {
    financingLimit: 1_000_000_00,
    interestRate: 24,
    endDate: '2027-01-12',
    advanceRate: 90,
    maxDeferralDays: 90,
    fee: null,
    withRecourse: true,
    bank: { id: '0b0c6c1e-0000-4000-8000-000000000201', fullName: 'Банк', shortName: 'Банк', logos: [] },
  },
  request: null,
}
const bankRequest: NonNullable<Offer['request']> = {
  id: '0b0c6c1e-0000-4000-8000-000000000301',
  number: 'ФН-2026-000301',
  offerId: bankOffer.id,
  status: { name: 'PROCESSING', description: 'На рассмотрении' },
  createdDateTime: '2026-11-01T10:00:00+03:00',
  sentDateTime: '2026-11-01T12:00:00+03:00',
  plannedDecisionDate: null,
  decisionDateTime: null,
  decisionComment: null,
  retryAvailableDate: null,
  financingLimit: { financingLimit: 1_000_000_00 },
  agreement: null,
}

test.each([
  { name: 'nothing is asked of a bank', roles: [], request: null, own: [] },
  { name: 'there is a request', roles: [], request: bankRequest, own: ['Финансирование'] },
  { name: 'there is an agreement', roles: ['FINANCE'], request: null, own: ['Финансирование'] },
  {
    name: 'there is an insurance beside a request',
    roles: ['DEBTOR'],
    request: bankRequest,
    own: ['Финансирование', 'Страхование коммерческих кредитов'],
  },
] satisfies readonly {
  readonly name: string
  readonly roles: readonly RoleCode[]
  readonly request: Offer['request']
  readonly own: readonly string[]
}[])('products stand in their order, financing among them: $name', async ({ roles, request, own }) => {
  declareCards().answer(findActualOffers, { ...emptyPage, content: [{ ...bankOffer, request }], totalElements: 1 })
  await openPage('/offer', person(['USER', ...roles]))
  await expect.element(page.getByRole('main').getByRole('heading', { level: 2, name: 'Финансирование' })).toBeVisible()
  const titlesIn = (name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('heading', { level: 2 })
      .elements()
      .slice(1)
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  const all = [
    'Финансирование',
    'Страхование коммерческих кредитов',
    'Страхование заказов на маркетплейсе',
    'Страхование заказов СДЭК',
  ]
  await expect.poll(() => titlesIn('Можно подключить')).toEqual(all.filter((title) => !own.includes(title)))
  expect(titlesIn('Ваши продукты')).toEqual(own)
})

test('a person who is not confirmed sees the waiting card and nothing is asked for them', async () => {
  const server = fakeServer()
  await openPage('/offer', person(['UNVERIFIED_USER']))
  await expect.element(waiting()).toBeVisible()
  expect(server.calls(findActualOffers)).toEqual([])
})

test('without finance an unconfirmed person sees the waiting card too', async () => {
  await openPage('/offer', person(['UNVERIFIED_USER'], { excludedModules: ['finance'] }))
  await expect.element(waiting()).toBeVisible()
})

test('without finance the page waits for nothing, and asks for nothing of it', async () => {
  const server = declareCards()
  await openPage('/offer', person(['USER'], { excludedModules: ['finance'] }))
  await expect.element(debtorCard()).toBeVisible()
  expect(server.calls(findActualOffers)).toEqual([])
  await expect.element(page.getByText('Для вас нет предложений в данный момент')).not.toBeInTheDocument()
})

test('406 in the list of offers shows the waiting card, until the offers come', async () => {
  const server = declareCards()
  server.fail(findActualOffers, 406, { code: 406 })
  await openPage('/offer', person(['USER']))
  await expect.element(waiting()).toBeVisible()
  await expect.element(debtorCard()).not.toBeInTheDocument()
  server.answer(findActualOffers, emptyPage)
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect.element(debtorCard()).toBeVisible()
  await expect.element(waiting()).not.toBeInTheDocument()
})

const unverified = person(['UNVERIFIED_USER'])
const reminded = person(['UNVERIFIED_USER'], { ownerRemindedDateTime: '2026-11-22T10:05:00+03:00' })

test('the owner is reminded once: after that the button says when it can be done again', async () => {
  const server = fakeServer()
  server.answer(remindOwner, () => {
    server.answer(current, reminded)
    return { remindedDateTime: '2026-11-22T10:05:00+03:00' }
  })
  await openPage('/offer', unverified)
  const button = page.getByRole('button', { name: 'Напомнить владельцу' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  expect(server.calls(remindOwner)).toHaveLength(1)
})

test('a reminder of an earlier visit is told too, until the owner may be reminded again', async () => {
  const server = fakeServer()
  await openPage('/offer', reminded)
  const button = page.getByRole('button', { name: 'Напомнить владельцу' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/^Напомнили 22\.11\.2026, 10:05/)).toBeVisible()
  server.answer(current, unverified)
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('a reminder that was sent elsewhere meanwhile is told', async () => {
  const server = fakeServer()
  server.answer(remindOwner, () => {
    server.answer(current, reminded)
    throw new Failure(409, { code: 'ALREADY_REMINDED', message: 'Напоминание уже отправлено' })
  })
  await openPage('/offer', unverified)
  await page.getByRole('button', { name: 'Напомнить владельцу' }).click()
  await expect.element(page.getByText(/^Напомнили 22\.11\.2026, 10:05/)).toBeVisible()
})
