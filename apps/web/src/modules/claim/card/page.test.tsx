import { clone, get, withdraw } from '@cabinet/contract/claim'
import { answer, messages, removeDocument, saveLine, writeMessage } from '@cabinet/contract/claim/papers'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CLAIM, claimCard, ClaimWorld, documentOf } from '../../../../test/page/claims.ts'
import { idOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

afterEach(() => void vi.restoreAllMocks())

const sender = () => person(['USER', 'SENDER'])
const open = async (card: ReturnType<typeof claimCard>) => {
  const world = new ClaimWorld({ card })
  world.serve(fakeServer())
  await openPage(`/settlement/${CLAIM}`, sender())
  return world
}

test('a partial decision is arithmetic with its reason, and the payment with its order', async () => {
  await open(
    claimCard('PAID', {
      claimedAmount: 5_600_00,
      decision: {
        date: '2026-11-10',
        approvedAmount: 3_000_00,
        deduction: 2_600_00,
        reason: { name: 'PAID_BY_CARRIER', description: 'Ущерб возмещён перевозчиком' },
        comment: null,
        letter: null,
      },
      payment: { date: '2026-11-17', amount: 3_000_00, orderNumber: '1184' },
    }),
  )
  const decision = page.getByRole('region', { name: 'Решение страховщика' })
  await expect.element(decision.getByText('Удержано: Ущерб возмещён перевозчиком')).toBeVisible()
  await expect.element(decision.getByText(spaced('3 000,00 ₽'))).toBeVisible()
  await expect.element(decision.getByText(spaced('Платёжное поручение № 1184'))).toBeVisible()
  // What is decided is not expected any more.
  await expect.element(page.getByText('К выплате, если одобрят полностью')).not.toBeInTheDocument()
})

test('the indemnity of a credit is shown as it is reckoned', async () => {
  await open(
    claimCard('IN_REVIEW', {
      arithmetic: { base: 860_000_00, rate: 90, claimed: 774_000_00, subtracted: 0, expected: 774_000_00 },
    }),
  )
  await expect.element(page.getByText(spaced('860 000,00 ₽ × 90 % = 774 000,00 ₽'))).toBeVisible()
})

test('the insurer asks and the person writes back', async () => {
  const server = fakeServer()
  await open(
    claimCard('DOCUMENTS_REQUESTED', {
      messagesCount: 1,
      deadline: { kind: 'DOCUMENTS', date: '2026-12-02', daysLeft: 10, workingDaysLeft: 8, isApproximate: false },
      asked: {
        documents: [{ name: 'COST_PROOF', description: 'Документы о стоимости' }],
        comment: null,
        askedDateTime: '2026-11-02T11:20:00+03:00',
        left: [{ name: 'COST_PROOF', description: 'Документы о стоимости' }],
      },
    }),
  )
  const question = {
    id: idOf(47, 1),
    from: 'INSURER' as const,
    authorName: 'АО «СК «Тихий берег»',
    text: 'Пришлите документ о стоимости термосов',
    files: [],
    createdDateTime: '2026-11-02T11:20:00+03:00',
  }
  server.answer(messages, { messages: [question] })
  server.answer(writeMessage, { ...question, id: idOf(47, 2), from: 'CLIENT', text: 'Приложили УПД' })
  await openPage(`/settlement/${CLAIM}`, sender())
  await expect.element(page.getByText('Пришлите документ о стоимости термосов')).toBeVisible()
  await expect.element(page.getByText(/Не хватает: Документы о стоимости/)).toBeVisible()
  await page.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect.element(page.getByText('Напишите сообщение')).toBeVisible()
  await page.getByRole('textbox', { name: 'Сообщение страховщику' }).fill('Приложили УПД')
  await page.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect.poll(() => server.calls(writeMessage).at(-1)?.body).toEqual({ text: 'Приложили УПД', fileIds: [] })
  await page.getByRole('button', { name: 'Приложить файлы' }).click()
  const files = page.getByRole('group', { name: 'Файлы' })
  await expect.element(files).toBeVisible()
  // The insurer opens no HEIC in messages either.
  const choice = files.element().querySelector('input:not([capture])')
  expect(choice?.getAttribute('accept')).toContain('.jpg')
  expect(choice?.getAttribute('accept')).not.toContain('heic')
  expect(server.calls(answer)).toEqual([])
})

test('files for the insurer wait until they are sent, by a button that counts them', async () => {
  const server = fakeServer()
  const asked = { name: 'ACT' as const, description: 'Акт о повреждении или недостаче' }
  const question = { documents: [asked], comment: null, askedDateTime: '2026-11-02T11:20:00+03:00', left: [asked] }
  const card = claimCard('DOCUMENTS_REQUESTED', { documents: [documentOf(1, 'ACCEPTED')], asked: question })
  const world = await open(card)
  const send = page.getByRole('button', { name: /^Отправить\sстраховщику/ })
  await expect.element(page.getByText(/Не хватает: Акт/)).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
  const right = documentOf(2, 'UPLOADED', { isSent: false })
  const wrong = documentOf(3, 'UPLOADED', { isSent: false })
  world.change({
    documents: [...card.documents, right, wrong],
    asked: { ...question, left: [] },
    possible: { ...card.possible, answer: true },
  })
  await openPage(`/settlement/${CLAIM}`, sender())
  await expect.element(send).toHaveTextContent('Отправить страховщику 2 документа')
  await expect.element(page.getByText('Ещё не отправлен страховщику').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Заменить: Акт 1.pdf' })).not.toBeInTheDocument()
  server.answer(removeDocument, () => {
    world.change({ documents: [...card.documents, right] })
    return undefined
  })
  await page.getByRole('button', { name: 'Удалить: Акт 3.pdf' }).click()
  await expect.element(send).toHaveTextContent('Отправить страховщику 1 документ')
  server.answer(answer, () =>
    world.change({
      status: { name: 'IN_REVIEW', description: 'На рассмотрении' },
      asked: null,
      documents: [...card.documents, { ...right, isSent: true }],
      possible: claimCard('IN_REVIEW').possible,
    }),
  )
  await send.click()
  await expect.element(page.getByText('На рассмотрении').first()).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Удалить: Акт 2.pdf' })).not.toBeInTheDocument()
  expect(server.calls(answer).length).toBe(1)
})

test('a refusal leads to a new draft', async () => {
  const server = fakeServer()
  await open(
    claimCard('REJECTED', {
      decision: {
        date: '2026-11-10',
        approvedAmount: 0,
        deduction: 2_300_00,
        reason: { name: 'LATE', description: 'Пропущен срок обращения' },
        comment: null,
        letter: null,
      },
    }),
  )
  await expect.element(page.getByText('Пропущен срок обращения')).toBeVisible()
  const made = claimCard('DRAFT', { id: idOf(40, 2), number: 'ЗВ-26-000500' })
  server.answer(clone, { id: made.id, number: made.number, status: made.status })
  server.answer(get, made)
  await page.getByRole('button', { name: 'Подать повторно' }).click()
  await expect.poll(() => location.pathname).toBe(`/settlement/${made.id}`)
  await expect.element(page.getByRole('heading', { level: 1, name: /ЗВ-26-000500/ })).toBeVisible()
})

test('withdrawing asks first; who may not reads why', async () => {
  const server = fakeServer()
  const world = await open(claimCard('SUBMITTED'))
  server.answer(withdraw, () => world.change({ status: { name: 'WITHDRAWN', description: 'Отозвано' } }))
  await page.getByRole('button', { name: 'Отозвать' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect.poll(() => server.calls(withdraw).at(-1)?.body).toEqual({ reason: null })
  server.answer(get, claimCard('SUBMITTED', { may: { edit: false, submit: false } }))
  await openPage(`/settlement/${CLAIM}`, sender())
  await expect.element(page.getByRole('button', { name: 'Отозвать' })).toHaveAttribute('aria-disabled', 'true')
})

test('an order is taken out of a group for a reason, and the total follows', async () => {
  const server = fakeServer()
  const lineOf = (number: number, excluded = false) => ({
    orderId: idOf(41, number),
    number: `19900001${number}`,
    eventType: { name: 'RETURN' as const, description: 'Возврат' },
    reasonName: null,
    eventDate: '2026-10-12',
    logisticsCost: number * 100_00,
    excluded,
    excludeReason: excluded ? 'Уже возмещено' : null,
  })
  const world = await open(
    claimCard('DRAFT', { isGroupClaim: true, object: null, period: '2026-10', lines: [lineOf(1), lineOf(2)] }),
  )
  server.answer(saveLine, () => world.change({ lines: [lineOf(1), lineOf(2, true)] }))
  await expect.element(page.getByText('Итого: 2 заказа')).toBeVisible()
  await page.getByRole('checkbox', { name: '199000012' }).click({ force: true })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Исключить' }).click()
  await expect.element(dialog.getByText('Укажите причину')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Уже возмещено')
  await dialog.getByRole('button', { name: 'Исключить' }).click()
  await expect.element(page.getByText('Итого: 1 заказ', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Исключён: Уже возмещено')).toBeVisible()
  expect(server.calls(saveLine).at(-1)?.body).toEqual({ version: 3, excluded: true, reason: 'Уже возмещено' })
})

test('a decision comes by itself every 15 seconds, many reasons to read are one, and a hidden window asks nothing', async () => {
  const repeated = vi.spyOn(window, 'setInterval')
  const server = fakeServer()
  const world = await open(claimCard('IN_REVIEW'))
  const heading = page.getByRole('heading', { level: 1, name: /ЗВ-26-000401/ })
  await expect.element(heading).toBeVisible()
  const calls = () => server.calls(get).length
  const asked = calls()
  // The clock stays real, what it would do every fifteen seconds is done by the test.
  const ticks = repeated.mock.calls.filter(([, delay]) => delay === 15_000)
  expect(ticks.length).toBeGreaterThan(0)
  const tick = () => {
    for (const [handler] of ticks) if (typeof handler === 'function') handler()
  }

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const planned = vi.spyOn(window, 'setTimeout')
  for (let times = 0; times < 4; times += 1) tick()
  window.dispatchEvent(new Event('online'))
  // Half a second gathers the reasons to read again: a hidden window does not even begin to gather.
  expect(planned.mock.calls.filter(([, delay]) => delay === 500)).toEqual([])
  planned.mockRestore()

  visibility.mockReturnValue('visible')
  world.change({ status: { name: 'APPROVED', description: 'Одобрено' } })
  for (let times = 0; times < 3; times += 1) tick()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Одобрено').first()).toBeVisible()
  expect(calls()).toBe(asked + 1)
})

test('a claim that is not there', async () => {
  fakeServer().fail(get, 404, { message: 'Нет' })
  await openPage(`/settlement/${CLAIM}`, sender())
  await expect.element(page.getByRole('heading', { level: 1, name: 'Заявление не найдено или удалено' })).toBeVisible()
})
