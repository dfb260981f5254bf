import {
  approveLimit,
  buyer,
  buyerHistory,
  findBuyers,
  type InsurerBuyer,
  resumeLimit,
  summaryOfBuyers,
  suspendLimit,
} from '@cabinet/contract/debtor/partner-credit'
import { sampleAnswer } from '@cabinet/contract/sample'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import type { FakeServer } from '../../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'

const ID = '0b0c6c1e-0000-4000-8000-000000000051'
const decider = person(['PARTNER'], {
  organization: null,
  availableModules: ['core'],
  partner: { id: '0b0c6c1e-0000-4000-8000-000000000012', name: 'АО «СК «Тихий берег»', areas: ['INSURER'] },
})
const asked: InsurerBuyer = {
  ...(sampleAnswer(buyer) as InsurerBuyer),
  id: ID,
  version: 1,
  state: 'REQUESTED',
  shortName: 'ООО «СтройКомплект»',
  requestedLimit: 500_000_000,
  approvedLimit: null,
  validUntil: null,
}

let server: FakeServer
/** What the server answers of the buyer now. */
let current: InsurerBuyer
beforeEach(() => {
  server = fakeServer()
  current = asked
  server.answer(findBuyers, () => ({ content: [current], totalElements: 1, totalPages: 1, number: 0, size: 20 }))
  server.answer(summaryOfBuyers, { count: 1, requestedLimit: 500_000_000, approvedLimit: 0 })
  server.answer(buyer, () => current)
  server.answer(buyerHistory, { events: [] })
  server.answer(savedViews, { views: [] })
})

const open = () => openPage(`/decisions/limits?open=${ID}`, decider)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a limit is approved for a part of what was asked for, never for more', async () => {
  let sentBody: unknown
  server.answer(approveLimit, ({ body }) => {
    sentBody = body
    current = { ...current, state: 'PARTIALLY_APPROVED', approvedLimit: 300_000_000, version: 2 }
    return { id: ID, state: 'PARTIALLY_APPROVED', version: 2 }
  })
  await open()
  await expect.element(page.getByRole('dialog', { name: 'ООО «СтройКомплект»' })).toBeVisible()
  await expectAccessible()
  await button('Одобрить').click()
  const dialog = page.getByRole('dialog', { name: 'Одобрить лимит?' })
  await dialog.getByRole('textbox', { name: /^Лимит/ }).fill('5000001')
  await dialog.getByRole('textbox', { name: /Действует до/ }).fill('31.12.2031')
  await dialog.getByRole('button', { name: 'Одобрить' }).click()
  expect(sentBody).toBeUndefined()
  await dialog.getByRole('textbox', { name: /^Лимит/ }).fill('3000000')
  await dialog.getByRole('button', { name: 'Одобрить' }).click()
  await expect.element(button('Приостановить')).toBeVisible()
  expect(sentBody).toMatchObject({ approvedLimit: 300_000_000, validUntil: '2031-12-31', version: 1 })
})

test('a limit in force is held back with a reason, and goes on', async () => {
  current = { ...asked, state: 'APPROVED', approvedLimit: 500_000_000, validUntil: '2031-12-31', version: 2 }
  server.answer(suspendLimit, ({ body }) => {
    expect(body).toMatchObject({ reason: 'Просрочки', version: 2 })
    current = { ...current, state: 'SUSPENDED', version: 3 }
    return { id: ID, state: 'SUSPENDED', version: 3 }
  })
  server.answer(resumeLimit, () => {
    current = { ...current, state: 'APPROVED', version: 4 }
    return { id: ID, state: 'APPROVED', version: 4 }
  })
  await open()
  await button('Приостановить').click()
  const dialog = page.getByRole('dialog', { name: 'Приостановить лимит?' })
  await dialog.getByLabelText(/Причина/).fill('Просрочки')
  await dialog.getByRole('button', { name: 'Приостановить' }).click()
  await button('Возобновить').click()
  await expect.element(button('Изменить')).toBeVisible()
})
