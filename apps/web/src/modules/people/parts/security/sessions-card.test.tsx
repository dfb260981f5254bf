import { get } from '@cabinet/contract/auth/second-factor'
import { endOthers, list, type Session } from '@cabinet/contract/auth/sessions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import { fakeServer, openPage } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'
import { answerSignIns } from '../../../../../test/page/security.ts'

const session = (place: number): Session => ({
  id: `0b0c6c1e-0000-4000-8000-00000000010${place}`,
  isCurrent: place === 0,
  device: { kind: 'DESKTOP', browser: 'Firefox', system: 'Linux' },
  ip: `203.0.113.${place}`,
  createdDateTime: '2026-11-18T10:00:00+03:00',
  lastUsedDateTime: '2026-11-18T10:00:00+03:00',
})

const opened = async (count: number) => {
  const server = fakeServer()
  server.answer(list, { sessions: Array.from({ length: count }, (_, place) => session(place)) })
  answerSignIns(server)
  server.answer(get, {
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    kinds: [],
    requiredBy: null,
    organization: null,
  })
  await openPage('/profile?tab=security', person(['USER']))
  await expect.element(page.getByText('Этот сеанс')).toBeVisible()
  return server
}
const rows = () => page.getByRole('region', { name: 'Активные сеансы' }).getByRole('listitem').elements()
const others = () => page.getByRole('button', { name: 'Завершить остальные' })

test('three sessions stand open, the rest on demand', async () => {
  await opened(6)
  expect(rows()).toHaveLength(3)
  await page.getByRole('button', { name: 'Показать все, 6' }).click()
  expect(rows()).toHaveLength(6)
  await expect.element(page.getByRole('button', { name: /Показать все/ })).not.toBeInTheDocument()
  await expectAccessible()
})

test('all the others end with one press, and the list is read again', async () => {
  const server = await opened(4)
  server.answer(endOthers, undefined)
  server.answer(list, { sessions: [session(0)] })
  await others().click()
  await expect.poll(() => rows().length).toBe(1)
  expect(server.calls(endOthers)).toHaveLength(1)
  await expect.element(others()).not.toBeInTheDocument()
})
