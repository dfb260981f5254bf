import { claimableOne, create, subjects, submit, update } from '@cabinet/contract/claim'
import { saveLine } from '@cabinet/contract/claim/papers'
import { ClaimFields, emptyClaim } from '@cabinet/contract/claim/values'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import {
  CLAIM,
  claimableCard,
  claimCard,
  ClaimWorld,
  documentOf,
  ORDER,
  wholeForm,
} from '../../../../test/page/claims.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = `/sender/create-claim/${ORDER}`
const sender = () => person(['USER', 'SENDER'])
const next = () => page.getByRole('button', { name: 'Далее', exact: true }).click()
const step = (name: string) => page.getByRole('heading', { level: 2, name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const photos = [1, 2, 3].map((number) =>
  documentOf(number, 'UPLOADED', { type: { name: 'PHOTO', description: 'Фото повреждений' } }),
)
const others = (['ACT', 'COST_PROOF', 'PRETENSION'] as const).map((name, index) =>
  documentOf(10 + index, 'UPLOADED', { type: { name, description: name } }),
)

afterEach(() => page.viewport(1280, 800))

test('the first step makes a draft, and the form goes on from it', async () => {
  const server = fakeServer()
  const world = new ClaimWorld()
  world.serve(server)
  server.answer(create, ({ body }) => {
    world.card = claimCard('DRAFT', { form: ClaimFields.parse({ ...emptyClaim, ...body.form }) })
    return { id: world.card.id, number: world.card.number, status: world.card.status }
  })
  await openPage(ADDRESS, sender())
  await next()
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  expect(server.calls(create)).toEqual([])
  await page.getByRole('radio', { name: 'Повреждение товара или упаковки' }).click({ force: true })
  await field(/^Дата события/).fill('19.10.2026')
  await page.getByRole('checkbox', { name: /Термос походный/ }).click({ force: true })
  await field(/^Описание/).fill('Упаковка вскрыта, два термоса помяты, составлен акт')
  const tell = server.hold(claimableOne)
  await next()
  await expect.element(step('Сумма и претензия')).toBeVisible()
  expect(server.calls(create).at(-1)?.body).toMatchObject({
    product: 'SENDER',
    objectId: ORDER,
    form: {
      subjectCode: 'COURIER_DAMAGE',
      eventDate: '2026-10-19',
      damagedItems: [{ itemId: 'a', damagedAmount: 3 }],
      pretension: null,
    },
  })
  // The page learns of its draft only now: what was typed meanwhile stays.
  await field(/^Сумма требования/).fill('100')
  tell()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Черновик №/ })).toBeVisible()
  await expect.element(field(/^Сумма требования/)).toHaveValue('100')
})

test('on a phone the steps are one line, and the form begins in the first window', async () => {
  new ClaimWorld().serve(fakeServer())
  await page.viewport(360, 740)
  await openPage(ADDRESS, sender())
  await expect.element(step('Что произошло')).toBeVisible()
  expect(step('Что произошло').element().getBoundingClientRect().top).toBeLessThan(420)
  const links = page.getByRole('navigation', { name: 'Разделы формы' }).getByRole('link')
  expect(new Set(links.elements().map((link) => link.getBoundingClientRect().top)).size).toBe(1)
  await expectAccessible()
})

test('subjects that come late move nothing below them', async () => {
  const server = fakeServer()
  new ClaimWorld().serve(server)
  const tell = server.hold(subjects)
  await openPage(ADDRESS, sender())
  const day = field(/^Дата события/)
  await expect.element(day).toBeVisible()
  await expect.element(page.getByText('Тема заявления')).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await expectAccessible()
  const before = day.element().getBoundingClientRect().top
  tell()
  await expect.element(page.getByRole('radio', { name: 'Повреждение товара или упаковки' })).toBeVisible()
  expect(day.element().getBoundingClientRect().top).toBeCloseTo(before, 0)
})

test('without the directory of subjects a claim is filed all the same', async () => {
  const server = fakeServer()
  const world = new ClaimWorld()
  world.serve(server)
  server.fail(subjects, 500)
  server.answer(create, ({ body }) => {
    world.card = claimCard('DRAFT', { form: ClaimFields.parse({ ...emptyClaim, ...body.form }) })
    return { id: world.card.id, number: world.card.number, status: world.card.status }
  })
  await openPage(ADDRESS, sender())
  await page.getByRole('radio', { name: 'Утрата' }).click({ force: true })
  await field(/^Дата события/).fill('19.10.2026')
  await field(/^Описание/).fill('Заказ потерян на складе в Омске, есть справка')
  await next()
  await expect.element(step('Сумма и претензия')).toBeVisible()
  expect(server.calls(create).at(-1)?.body).toMatchObject({ form: { subjectCode: 'COURIER_LOSS' } })
})

test('a sum above the declared value is told in the words of the rule', async () => {
  const server = fakeServer()
  new ClaimWorld({ card: claimCard('DRAFT') }).serve(server)
  await openPage(`${ADDRESS}?step=SUM`, sender())
  await field(/^Сумма требования/).fill('5000')
  await next()
  await expect.element(page.getByText(spaced('Не больше объявленной стоимости — 4 600,00 ₽'))).toBeVisible()
  expect(server.calls(update)).toEqual([])
})

test.each([
  { product: 'SENDER' as const, address: ADDRESS, whom: 'перевозчику', from: 'перевозчика' },
  { product: 'SELLER' as const, address: `/seller/create-claim/${ORDER}`, whom: 'маркетплейсу', from: 'маркетплейса' },
])('a complaint not sent yet to the $whom: the answer itself says what follows', async (one) => {
  const { product, address, whom, from } = one
  const named = { name: product, description: product }
  const card = claimCard('DRAFT', {
    product: named,
    checklist: [
      { type: { name: 'PRETENSION', description: 'Претензия' }, need: 'REQUIRED', least: 1, count: 0, isEnough: false },
    ],
    form: { ...wholeForm, pretension: null },
  })
  new ClaimWorld({ card, thing: claimableCard({ product: named }) }).serve(fakeServer())
  await openPage(`${address}?step=SUM`, person(['USER', product]))
  await expect.element(field(new RegExp(`^Получено\\sот\\s${from}`))).toBeVisible()
  const question = page.getByRole('radiogroup', { name: new RegExp(`^Претензия\\s${whom}\\sотправлена`) })
  const advice = page.getByText('Страховщик не рассмотрит заявление без претензии')
  await expect.element(advice).not.toBeInTheDocument()
  await question.getByRole('radio', { name: 'Нет' }).click({ force: true })
  await expect.element(advice).toBeVisible()
  await expect.element(page.getByText(new RegExp(`Направьте\\sпретензию\\s${whom}`))).toBeVisible()
  await expectAccessible()
  await next()
  await expect.element(page.getByText('Сначала отправьте претензию')).toBeVisible()
})

test('a step that was left too early is marked in the address: a reload marks it again', async () => {
  new ClaimWorld().serve(fakeServer())
  await openPage(ADDRESS, sender())
  await expect.element(field(/^Дата события/)).toBeVisible()
  await expect.element(page.getByText('Обязательное поле')).not.toBeInTheDocument()
  await next()
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  expect(location.search).toBe('?step=EVENT&validateGroup=EVENT')
  await openPage(`${location.pathname}${location.search}`, sender())
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Утрата заказа' })).toBeInTheDocument()
  // The group is named, and not its first choice.
  await page.getByRole('button', { name: 'Тема заявления', exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Утрата заказа' })).toHaveFocus()
})

test('what is missing is listed with links, documents too', async () => {
  new ClaimWorld({ card: claimCard('DRAFT', { documents: others }) }).serve(fakeServer())
  await openPage(`${ADDRESS}?step=REVIEW`, sender())
  await expect.element(page.getByRole('button', { name: 'Отправить страховщику' })).toBeDisabled()
  await page.getByRole('link', { name: 'Фото повреждений' }).click()
  await expect.element(step('Документы')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Загрузить: Фото повреждений' })).toHaveFocus()
})

test('a whole claim is saved and sent from the last step', async () => {
  const server = fakeServer()
  new ClaimWorld({ card: claimCard('DRAFT', { documents: [...photos, ...others] }) }).serve(server)
  await openPage(`${ADDRESS}?step=REVIEW`, sender())
  const button = page.getByRole('button', { name: 'Отправить страховщику' })
  // Whatever is drawn between the press and the next page: the draft that is no draft any more is never offered again.
  const offered: string[] = []
  const watch = new MutationObserver(() => {
    const shown = button.query()
    if (server.calls(submit).length > 0 && shown && shown.getAttribute('aria-disabled') !== 'true')
      offered.push(document.querySelector('h1')?.textContent ?? '')
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await button.click()
  await expect.poll(() => location.pathname).toBe(`/settlement/${CLAIM}`)
  await expect.element(toastOf(spaced('Заявление № ЗВ-26-000401 отправлено'))).toBeInTheDocument()
  watch.disconnect()
  expect(offered).toEqual([])
  await expect.element(page.getByText(/уже\sподано\sзаявление/)).not.toBeInTheDocument()
  expect(server.calls(submit).at(-1)?.body).toEqual({ version: 4 })
})

test('what was typed survives a reload and a lost line', async () => {
  const server = fakeServer()
  new ClaimWorld({ card: claimCard('DRAFT') }).serve(server)
  await openPage(`${ADDRESS}?step=EVENT`, sender())
  await field(/^Место/).fill('Омск, пункт выдачи OMS12')
  await expect.element(page.getByText(/Черновик сохранён|сохранён в/).first()).toBeVisible()
  await openPage(`${ADDRESS}?step=EVENT`, sender())
  await expect.element(field(/^Место/)).toHaveValue('Омск, пункт выдачи OMS12')
  server.disconnect(update)
  await next()
  await expect.element(page.getByText('Нет интернета. Данные на месте: отправьте позже')).toBeVisible()
  await expect.element(field(/^Место/)).toHaveValue('Омск, пункт выдачи OMS12')
})

test('two people edit one draft: only what both have changed is asked about', async () => {
  const server = fakeServer()
  const world = new ClaimWorld({ card: claimCard('DRAFT') })
  world.serve(server)
  await openPage(`${ADDRESS}?step=SUM`, sender())
  await field(/^Сумма требования/).fill('2000')
  world.change({ form: { ...wholeForm, claimedAmount: 1_500_00 } })
  await next()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('radio', { name: /1\s?500,00/ }).click({ force: true })
  await page.getByRole('button', { name: 'Загрузить новые данные' }).click()
  await expect.element(field(/^Сумма требования/)).toHaveValue(expect.stringMatching(/1\s?500/))
})

test('taking an order out of a month sends nothing else and stays on the step', async () => {
  const server = fakeServer()
  const lineOf = (number: number, excluded = false) => ({
    orderId: `${ORDER.slice(0, -1)}${number}`,
    number: `19900001${number}`,
    eventType: { name: 'RETURN' as const, description: 'Возврат' },
    reasonName: null,
    eventDate: '2026-10-12',
    logisticsCost: 100_00,
    excluded,
    excludeReason: excluded ? 'Уже возмещено' : null,
  })
  const group = { isGroupClaim: true, object: null, thing: null, period: '2026-10', lines: [lineOf(1), lineOf(2)] }
  const world = new ClaimWorld({ card: claimCard('DRAFT', group) })
  world.serve(server)
  server.answer(saveLine, () => world.change({ lines: [lineOf(1), lineOf(2, true)] }))
  await openPage(`/settlement/${CLAIM}?step=LINES`, sender())
  await page.getByRole('checkbox', { name: '199000012' }).click({ force: true })
  await page.getByRole('textbox', { name: /^Причина/ }).fill('Уже возмещено')
  await page.getByRole('dialog').getByRole('button', { name: 'Исключить' }).click()
  await expect.element(page.getByText('Итого: 1 заказ', { exact: true })).toBeVisible()
  expect(server.calls(update)).toEqual([])
  await expect.element(step('Заказы')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expectAccessible()
})

test('another open claim, an obstacle and an order of others', async () => {
  const server = fakeServer()
  const world = new ClaimWorld({
    thing: claimableCard({ obstacle: { name: 'NOT_INSURED', description: 'Заказ не был застрахован' } }),
  })
  world.serve(server)
  await openPage(ADDRESS, sender())
  await expect.element(page.getByText('Заказ не был застрахован')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  world.card = claimCard('IN_REVIEW')
  await openPage(ADDRESS, sender())
  await expect
    .element(page.getByRole('link', { name: 'Открыть заявление' }))
    .toHaveAttribute('href', `/settlement/${CLAIM}`)
})

test('a shipment is called a shipment where no claim can be filed for it', async () => {
  const server = fakeServer()
  const address = `/debtor/create-claim/${ORDER}`
  const debtor = person(['USER', 'DEBTOR'])
  server.fail(claimableOne, 404)
  await openPage(address, debtor)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Отгрузка не найдена' })).toBeVisible()
  server.answer(claimableOne, claimableCard({ obstacle: { name: 'PAID', description: 'Покупатель заплатил' } }))
  await openPage(address, debtor)
  await expect.element(page.getByRole('heading', { level: 1, name: /^По\sотгрузке .* подать\sнельзя$/ })).toBeVisible()
})

test('a buyer that is bankrupt: the case is asked for, the indemnity is reckoned while it is typed', async () => {
  const server = fakeServer()
  const money = { value: 860_000_00, insured: 860_000_00, most: 774_000_00, bound: 'LIMIT' as const, rate: 90 }
  const events = [
    { name: 'OVERDUE_PAYMENT' as const, description: 'Длительная просрочка' },
    { name: 'BANKRUPTCY' as const, description: 'Банкротство покупателя' },
  ]
  const product = { name: 'DEBTOR' as const, description: 'Коммерческие кредиты' }
  new ClaimWorld({ thing: claimableCard({ product, money, events, items: [], hint: null }) }).serve(server)
  server.answer(
    subjects,
    (['TC_OVERDUE', 'TC_BANKRUPTCY'] as const).map((code, index) => ({
      id: code,
      code,
      name: events[index]?.description ?? '',
      insuranceType: 'TRADE_CREDIT',
      msp: null,
      eventType: events[index] ?? { name: 'BANKRUPTCY', description: '' },
      isGroupClaim: false,
      requiredDocuments: [],
    })),
  )
  await openPage(`/debtor/create-claim/${ORDER}`, person(['USER', 'DEBTOR']))
  // What the debt is about is in sight before anything is typed.
  await expect.element(page.getByText('Маршрут')).toBeVisible()
  await page.getByRole('radio', { name: 'Банкротство покупателя' }).click({ force: true })
  await field(/^Сумма долга/).fill('860000')
  await expect.element(page.getByText(spaced('860 000,00 ₽ × 90 % = 774 000,00 ₽'))).toBeVisible()
  await field(/^Номер дела/).fill('12345')
  await next()
  await expect.element(page.getByText(/Введите номер дела, например/)).toBeVisible()
  expect(server.calls(create)).toEqual([])
  await expectAccessible()
})
