import { get } from '@cabinet/contract/auth/second-factor'
import { list } from '@cabinet/contract/auth/sessions'
import { excel, find, newDevices, type NewDevice, recognize, type SignIn } from '@cabinet/contract/auth/sign-ins'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import { idOf, pageOf } from '../../../../../test/page/ids.ts'
import { fakeServer, openPage, toastOf } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'
import { answerSignIns } from '../../../../../test/page/security.ts'

const signIn = (index: number, changes: Partial<SignIn> = {}): SignIn => ({
  id: idOf(90, index),
  outcome: 'SIGNED_IN',
  times: 1,
  device: { kind: 'DESKTOP', browser: 'Chrome', system: 'Windows' },
  network: '203.0.113.0/24',
  atDateTime: '2026-11-18T10:00:00+03:00',
  ...changes,
})

const phone: NewDevice = {
  id: idOf(91, 1),
  device: { kind: 'PHONE', browser: 'Safari', system: 'iOS' },
  network: '198.51.100.0/24',
  firstDateTime: '2026-11-18T10:00:00+03:00',
}

const opened = async (parts: Parameters<typeof answerSignIns>[1], filters = '') => {
  const server = fakeServer()
  server.answer(list, { sessions: [] })
  server.answer(get, {
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    kinds: [],
    requiredBy: null,
    organization: null,
  })
  answerSignIns(server, parts)
  await openPage(`/profile?tab=security${filters}`, person(['USER']))
  await expect.element(register().getByRole('heading', { name: 'Входы' })).toBeVisible()
  return server
}
const register = () => page.getByRole('region', { name: 'Входы' })

test('tells outcome, device, network and moment of each attempt', async () => {
  await opened({ signIns: [signIn(1), signIn(2, { outcome: 'WRONG_PASSWORD', times: 3 })] })
  const success = register().getByRole('row', { name: /Вход выполнен/ })
  await expect.element(success.getByText(/203\.0\.113\.0/)).toBeVisible()
  const failures = register().getByRole('row', { name: /Неверный пароль/ })
  await expect.element(failures.getByText(/^3.раза$/)).toBeVisible()
  await expect.element(failures.getByText(/Chrome,.Windows/)).toBeVisible()
  await expectAccessible()
})

test('is filtered by its address, and exported as it is filtered', async () => {
  const server = await opened({ signIns: [signIn(1)] }, '&outcome=WRONG_PASSWORD,LOCKED&kind=PHONE')
  const filters = [
    { field: 'outcome', operation: 'IN', value: ['WRONG_PASSWORD', 'LOCKED'] },
    { field: 'deviceKind', operation: 'EQ', value: 'PHONE' },
  ]
  expect(server.calls(find).at(-1)?.body).toMatchObject({ filters })
  server.fail(excel, 409, { message: 'Файл не собрался' })
  await register().getByRole('button', { name: 'Выгрузить в Excel' }).click()
  await expect.element(toastOf('Файл не собрался')).toBeVisible()
  expect(server.calls(excel).at(-1)?.body).toMatchObject({ filters })
})

test('says why it is empty, and can be read again when it is not answered', async () => {
  const server = await opened({})
  await expect.element(register().getByText('Входов пока нет')).toBeVisible()
  server.fail(find, 404, { message: 'Входы не найдены' })
  await openPage('/profile?tab=security', person(['USER']))
  await expect.element(register().getByText('Входы не найдены')).toBeVisible()
  server.answer(find, pageOf([signIn(1)]))
  await register().getByRole('button', { name: 'Повторить' }).click()
  await expect.element(register().getByText('Вход выполнен')).toBeVisible()
})

test('a new device is shown until the person says that it is theirs', async () => {
  const server = await opened({ devices: [phone] })
  await expect.element(page.getByText('Новое устройство: Safari, iOS')).toBeVisible()
  server.fail(recognize, 409, { message: 'Устройство уже отмечено' })
  await page.getByRole('button', { name: 'Это я: Safari, iOS' }).click()
  await expect.element(toastOf('Устройство уже отмечено')).toBeVisible()
  server.answer(recognize, undefined)
  server.answer(newDevices, { devices: [] })
  await page.getByRole('button', { name: 'Это я: Safari, iOS' }).click()
  await expect.element(page.getByText('Новое устройство: Safari, iOS')).not.toBeInTheDocument()
  expect(server.calls(recognize).at(-1)?.params).toEqual({ id: phone.id })
})
