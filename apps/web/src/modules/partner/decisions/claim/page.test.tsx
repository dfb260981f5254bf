import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import {
  claim,
  claimHistory,
  decide,
  findClaims,
  message,
  pay,
  refuseDocument,
  summaryOfClaims,
} from '@cabinet/contract/claim/partner'
import { sampleAnswer } from '@cabinet/contract/sample'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import type { FakeServer } from '../../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'

const ID = '0b0c6c1e-0000-4000-8000-000000000031'
const DOCUMENT = '0b0c6c1e-0000-4000-8000-000000000041'
const decider = person(['PARTNER'], {
  organization: null,
  availableModules: ['core'],
  partner: { id: '0b0c6c1e-0000-4000-8000-000000000012', name: 'АО «СК «Тихий берег»', areas: ['INSURER'] },
})

const reviewed: InsurerClaim = {
  ...(sampleAnswer(claim) as InsurerClaim),
  id: ID,
  version: 2,
  number: 'ЗВ-26-000402',
  state: 'IN_REVIEW',
  product: 'SENDER',
  eventType: 'LOSS',
  claimedAmount: 1_299_000,
  expectedAmount: 1_299_000,
  courierCompensation: null,
  approvedAmount: null,
  decisionUntil: '2026-12-14',
  paymentUntil: null,
  damagedItems: [],
  lines: [],
  documents: [
    {
      id: DOCUMENT,
      version: 0,
      type: 'COST_PROOF',
      state: 'UPLOADED',
      fileName: 'УПД № 41.pdf',
      contentType: 'application/pdf',
      size: 120_000,
      addedDateTime: '2026-11-20T09:00:00Z',
    },
  ],
  messages: [],
}

let server: FakeServer
/** What the server answers of the claim now. */
let current: InsurerClaim
beforeEach(() => {
  server = fakeServer()
  current = reviewed
  server.answer(findClaims, () => ({
    content: [{ ...current, policyholder: { shortName: 'ООО «Посылка Плюс»', itn: '7799031012' } }],
    totalElements: 1,
    totalPages: 1,
    number: 0,
    size: 20,
  }))
  server.answer(summaryOfClaims, { count: 1, claimedAmount: 1_299_000, approvedAmount: 0 })
  server.answer(claim, () => current)
  server.answer(claimHistory, { events: [] })
  server.answer(savedViews, { views: [] })
})

const open = () => openPage(`/decisions/claims?open=${ID}`, decider)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a part is paid with a sum and a reason, and then the money is said to have left', async () => {
  let decided: unknown
  server.answer(decide, ({ body }) => {
    decided = body
    current = { ...current, state: 'PARTIALLY_APPROVED', approvedAmount: 900_000, version: 3 }
    return { id: ID, state: 'PARTIALLY_APPROVED', version: 3 }
  })
  server.answer(pay, ({ body }) => {
    expect(body).toMatchObject({ amount: 900_000, date: '2026-11-27', version: 3 })
    current = { ...current, state: 'PAID', version: 4 }
    return { id: ID, state: 'PAID', version: 4 }
  })
  await open()
  await expect.element(page.getByRole('dialog', { name: /ЗВ-26-000402/ })).toBeVisible()
  await expectAccessible()
  await button('Решить').click()
  const dialog = page.getByRole('dialog', { name: 'Решение по заявлению' })
  await dialog.getByText('Выплатить часть').click()
  await dialog.getByRole('button', { name: 'Решить', exact: true }).click()
  expect(decided).toBeUndefined()
  await dialog.getByLabelText(/Сумма выплаты/).fill('9000')
  await dialog.getByRole('button', { name: /Причина/ }).click()
  await page.getByRole('option', { name: /Упаковка/ }).click()
  await dialog.getByRole('button', { name: 'Решить', exact: true }).click()
  await expect.element(button('Выплачено')).toBeVisible()
  expect(decided).toMatchObject({ approvedAmount: 900_000, reason: 'PACKAGING', version: 2 })
  await button('Выплачено').click()
  const paying = page.getByRole('dialog', { name: 'Деньги выплачены?' })
  await paying.getByRole('textbox', { name: /День платежа/ }).fill('27.11.2026')
  await paying.getByRole('button', { name: 'Выплачено' }).click()
  await expect.element(page.getByRole('dialog').getByText('Выплачено').first()).toBeVisible()
  await expect.element(button('Решить')).not.toBeInTheDocument()
})

test('a document that is not as it should be is refused with the reason', async () => {
  server.answer(refuseDocument, ({ params, body }) => {
    expect([params.documentId, body.comment]).toEqual([DOCUMENT, 'Не видно суммы'])
    current = { ...current, documents: current.documents.map((one) => ({ ...one, state: 'REJECTED' as const })) }
    return { id: DOCUMENT, state: 'REJECTED', version: 1 }
  })
  await open()
  await button('Не принять: УПД № 41.pdf').click()
  const dialog = page.getByRole('dialog', { name: 'Не принять документ?' })
  await dialog.getByLabelText(/Что не так/).fill('Не видно суммы')
  await dialog.getByRole('button', { name: 'Не принять' }).click()
  await expect.element(page.getByText('Не принят', { exact: true }).first()).toBeVisible()
  await expect.element(button('Не принять: УПД № 41.pdf')).not.toBeInTheDocument()
})

test('a message that was not sent stays where it was typed, and goes again under the same name', async () => {
  const names: string[] = []
  server.fail(message, 500, { message: 'Сломалось на сервере' })
  await open()
  const text = page.getByRole('textbox', { name: 'Сообщение клиенту' })
  await text.fill('Уточните дату')
  await button('Отправить').click()
  await expect.element(page.getByText(/Сломалось/).first()).toBeVisible()
  await expect.element(text).toHaveValue('Уточните дату')
  server.answer(message, ({ body }) => {
    names.push(body.externalId)
    current = {
      ...current,
      messages: [{ id: ID, from: 'INSURER', text: body.text, createdDateTime: '2026-11-24T09:00:00Z' }],
    }
    return { id: ID, state: 'IN_REVIEW', version: 2 }
  })
  await button('Отправить').click()
  await expect.element(page.getByRole('list', { name: 'Переписка' }).getByText('Уточните дату')).toBeVisible()
  await expect.element(text).toHaveValue('')
  expect(names).toHaveLength(1)
})
