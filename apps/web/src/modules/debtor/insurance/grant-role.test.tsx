import { grantRole, status } from '@cabinet/contract/debtor'
import { current } from '@cabinet/contract/people/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const section = () =>
  page.getByRole('navigation', { name: 'Разделы кабинета' }).getByRole('heading', { name: 'Коммерческие кредиты' })

test('a role granted while the page is open changes the navigation without a reload', async () => {
  const server = fakeServer()
  answerOfferPage(server)
  server.answer(status, {
    serviceStatus: 'AVAILABLE',
    requestStatus: null,
    insuranceStartDate: '2026-01-01',
    insuranceEndDate: null,
    policyNumber: '77-1',
    insurerName: 'АО «Щит»',
    rejectReason: null,
    suspendedBy: null,
    suspendReason: null,
    offerAvailable: true,
  })
  server.answer(grantRole, () => {
    server.answer(current, person(['USER', 'USER_ADMIN', 'DEBTOR']))
    return undefined
  })
  await openPage('/offer', person(['USER', 'USER_ADMIN']))
  await expect.element(section()).toBeVisible()
  expect(server.calls(grantRole)).toHaveLength(1)
  // What was answered to the other roles is read anew; the test must not end under way.
  await expect.poll(() => server.calls(status).length).toBeGreaterThan(1)
})
