import { findActualOffers, type Offer } from '@cabinet/contract/finance'
import { read as image } from '@cabinet/contract/image'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { emptyPage } from '../../../../test/page/empty-page.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const OWN = {
  id: '0b0c6c1e-0000-4000-8000-000000000002',
  fullName: 'Общество с ограниченной ответственностью «Северный ветер»',
  shortName: 'ООО «Северный ветер»',
  itn: '7799012346',
}

const offer = (index: number, bank: string, change: Partial<Offer> = {}): Offer => ({
  id: `0b0c6c1e-0000-4000-8000-00000000010${index}`,
  isDeleted: false,
  status: null,
  product: 'FACTORING',
  recipient: OWN,
  financingLimit: {
    financingLimit: 1_000_000_00,
    interestRate: 24,
    endDate: '2027-01-12',
    advanceRate: 90,
    maxDeferralDays: 90,
    fee: null,
    withRecourse: true,
    bank: { id: `0b0c6c1e-0000-4000-8000-00000000020${index}`, fullName: bank, shortName: bank, logos: [] },
  },
  request: null,
  ...change,
})

const opened = async (...content: readonly Offer[]) => {
  const server = fakeServer()
  answerOfferPage(server)
  server.answer(findActualOffers, { ...emptyPage, content: [...content], totalElements: content.length })
  await openPage('/offer', person(['USER_ADMIN', 'USER', 'FINANCE']))
}
const cards = () =>
  page
    .getByRole('heading', { level: 3, name: /^Банк/ })
    .elements()
    .map((heading) => heading.closest('article') as HTMLElement)

test('what is closed comes after what can still be done', async () => {
  const withdrawn = { name: 'CANCEL', description: 'Предложение отозвано' } as const
  await opened(offer(1, 'Банк отозвал', { status: withdrawn }), offer(2, 'Банк предлагает'))
  await expect.poll(() => cards().length).toBe(2)
  expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual(['Банк предлагает', 'Банк отозвал'])
})

const refusal = {
  id: '0b0c6c1e-0000-4000-8000-000000000301',
  number: 'ФН-2026-000301',
  offerId: '0b0c6c1e-0000-4000-8000-000000000101',
  status: { name: 'CANCEL', description: 'Отклонена' },
  createdDateTime: '2026-11-01T10:00:00+03:00',
  sentDateTime: '2026-11-01T12:00:00+03:00',
  plannedDecisionDate: null,
  decisionDateTime: null,
  decisionComment: 'Мало оборота',
  retryAvailableDate: '2027-02-01',
  financingLimit: { financingLimit: 1_000_000_00 },
  agreement: null,
} as const satisfies Offer['request']

const ended = {
  id: '0b0c6c1e-0000-4000-8000-000000000401',
  number: 'ФД-77',
  financingLimit: 1_000_000_00,
  interestRate: 24,
  usedLimit: 100_00,
  availableLimit: 999_900_00,
  valid: false,
  createdDateTime: '2025-11-01T10:00:00+03:00',
  finishedDate: '2026-10-31',
} as const

test.each([
  {
    name: 'a withdrawn offer',
    change: { status: { name: 'CANCEL', description: 'Предложение отозвано' } } as const,
    words: ['Предложение отозвано'],
  },
  {
    name: 'a refused request',
    change: { request: refusal },
    words: ['Заявка отклонена. Вы можете попробовать позже.', 'Мало оборота', '01.02.2027'],
  },
  {
    name: 'an agreement that has ended',
    change: { request: { ...refusal, agreement: ended } },
    words: ['Недействительный', 'Действовал до', '31.10.2026'],
  },
])('$name is a card, with the words of its end and nothing to begin', async ({ change, words }) => {
  await page.viewport(1280, 900)
  await opened(offer(1, 'Банк закрыл', change), offer(2, 'Банк предлагает'))
  await expect.poll(() => cards().length).toBe(2)
  const [open, closed] = cards() as [HTMLElement, HTMLElement]
  for (const side of ['width', 'height'] as const)
    expect(closed.getBoundingClientRect()[side]).toBeCloseTo(open.getBoundingClientRect()[side], 0)
  for (const word of words) expect(closed.textContent.replaceAll(/\s/g, ' ')).toContain(word)
  expect(closed.querySelectorAll('button')).toHaveLength(0)
})

test('the recipient is named only when it is somebody else', async () => {
  const other = { ...OWN, itn: '7799000001', fullName: 'Общество с ограниченной ответственностью «Южный ветер»' }
  await opened(offer(1, 'Банк один'), offer(2, 'Банк два', { recipient: other }))
  await expect.element(page.getByText(other.fullName)).toBeVisible()
  await expect.element(page.getByText(OWN.fullName)).not.toBeInTheDocument()
})

test('sums and actions of the cards of one row stand on one line', async () => {
  await page.viewport(1280, 900)
  await opened(
    offer(1, 'Банк с очень длинным именем в несколько строк, каких немало'),
    offer(2, 'Банк два', { recipient: { ...OWN, itn: '7799000001', fullName: 'Общество «Южный ветер»' } }),
  )
  await expect.poll(() => cards().length).toBe(2)
  const topOf = (card: HTMLElement, text: string) => {
    const found = [...card.querySelectorAll('button, span, p')].find((one) => one.textContent?.startsWith(text))
    return Math.round(found?.getBoundingClientRect().top ?? Number.NaN)
  }
  const [first, second] = cards()
  for (const text of ['Лимит финансирования, до', 'Подать заявку'])
    expect(topOf(first as HTMLElement, text)).toBe(topOf(second as HTMLElement, text))
})

test('a request that was sent or refused is reached from its card', async () => {
  const id = '0b0c6c1e-0000-4000-8000-000000000301'
  const request = {
    id,
    number: 'ФН-2026-000301',
    offerId: offer(1, '').id,
    createdDateTime: '2026-11-01T10:00:00+03:00',
    sentDateTime: '2026-11-01T12:00:00+03:00',
    plannedDecisionDate: null,
    decisionDateTime: null,
    decisionComment: null,
    retryAvailableDate: null,
    financingLimit: { financingLimit: 1_000_000_00 },
    agreement: null,
  }
  for (const status of [
    { name: 'PROCESSING', description: 'На рассмотрении' },
    { name: 'CANCEL', description: 'Отклонена' },
  ] as const) {
    await opened(offer(1, 'Банк один', { request: { ...request, status } }))
    const link = page.getByRole('link', { name: 'Открыть заявку' })
    await expect.element(link).toHaveAttribute('href', `/offer/request/${id}`)
  }
})

test('a bank has its logo or its monogram, and neither while the logo is on its way', async () => {
  const server = fakeServer()
  answerOfferPage(server)
  const withLogo = offer(1, 'Банк Меридиан')
  const { bank } = withLogo.financingLimit
  const drawn = {
    ...withLogo,
    financingLimit: { ...withLogo.financingLimit, bank: { ...bank, logos: [{ id: bank.id }] } },
  }
  server.answer(findActualOffers, { ...emptyPage, content: [drawn], totalElements: 1 })
  server.answer(
    image,
    () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }) as never,
  )
  const release = server.hold(image)
  await openPage('/offer', person(['USER_ADMIN', 'USER', 'FINANCE']))
  await expect.poll(() => cards().length).toBe(1)
  const monogram = () => page.getByText('БМ', { exact: true })
  await expect.element(monogram()).not.toBeInTheDocument()
  release()
  await expect.poll(() => cards()[0]?.querySelector('img')?.src).toMatch(/^data:image\/svg/)
  await expect.element(monogram()).not.toBeInTheDocument()
})

test('one step stands out: the first offer, or the request that has been begun', async () => {
  await page.viewport(1280, 900)
  const fillOf = (button: Element) => getComputedStyle(button).backgroundColor
  const filled = () =>
    cards()
      .flatMap((card) => [...card.querySelectorAll('button, a[href]')])
      .filter(
        (button) => fillOf(button) !== 'rgba(0, 0, 0, 0)' && fillOf(button) !== fillOf(button.closest('article')!),
      )
      .map((button) => [button.closest('article')?.querySelector('h3')?.textContent, button.textContent])
  await opened(offer(1, 'Банк один'), offer(2, 'Банк два'))
  await expect.poll(() => cards().length).toBe(2)
  // A pointer that an earlier test has left on a button would fill it.
  await page.getByRole('heading', { level: 1 }).hover()
  expect(filled()).toEqual([['Банк один', 'Подать заявку']])
  const draft = {
    id: '0b0c6c1e-0000-4000-8000-000000000301',
    number: 'ФН-2026-000301',
    offerId: offer(2, '').id,
    createdDateTime: '2026-11-01T10:00:00+03:00',
    sentDateTime: null,
    plannedDecisionDate: null,
    decisionDateTime: null,
    decisionComment: null,
    retryAvailableDate: null,
    financingLimit: { financingLimit: 1_000_000_00 },
    agreement: null,
    status: { name: 'DRAFT', description: 'Черновик' } as const,
  }
  await opened(offer(1, 'Банк один'), offer(2, 'Банк два', { request: draft }))
  await expect.poll(() => cards().length).toBe(2)
  expect(filled()).toEqual([['Банк два', 'Продолжить заполнять заявку']])
})

test('that no bank offers anything is a row', async () => {
  await page.viewport(1280, 900)
  await opened()
  const title = page.getByRole('heading', { name: 'Для вас нет предложений в данный момент' })
  await expect.element(title).toBeVisible()
  expect(title.element().parentElement?.parentElement?.getBoundingClientRect().height).toBe(72)
})

test('without offers a client learns whom to ask, platform staff with what to begin', async () => {
  await opened()
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: 'Спросить поддержку' })).toHaveAttribute('href', '/help')
  const server = fakeServer()
  answerOfferPage(server)
  server.answer(findActualOffers, emptyPage)
  await openPage('/offer', person(['GODMOD']))
  await expect.element(main.getByRole('link', { name: 'Открыть банки' })).toHaveAttribute('href', '/staff/banks')
})

test('offers that cannot be read say so in their place, the other products stay, and another try brings them', async () => {
  const server = fakeServer()
  answerOfferPage(server)
  server.fail(findActualOffers, 500)
  await openPage('/offer', person(['USER_ADMIN', 'USER', 'SENDER']))
  const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' })
  await expect.element(retry).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  expect([server.calls(findActualOffers).length, location.pathname]).toEqual([1, '/offer'])
  server.answer(findActualOffers, { ...emptyPage, content: [offer(1, 'Банк один')], totalElements: 1 })
  await retry.click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Банк один' })).toBeVisible()
})

test.each([
  ['the status', (server: ReturnType<typeof fakeServer>) => server.fail(findActualOffers, 406, { code: 406 })],
  [
    'the body of a good status',
    (server: ReturnType<typeof fakeServer>) =>
      server.answerAsIs(findActualOffers, { code: 406, message: 'Ждём владельца' }),
  ],
])('a person who waits is told by %s', async (_, answer) => {
  answerOfferPage(fakeServer())
  answer(fakeServer())
  await openPage('/offer', person(['USER']))
  await expect.element(page.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
})
