import { login, secondFactor } from '@cabinet/contract/auth'
import { check } from '@cabinet/contract/auth/codes'
import { change, recover } from '@cabinet/contract/auth/password'
import { begin, confirm, get, type SecondFactor } from '@cabinet/contract/auth/second-factor'
import { articles } from '@cabinet/contract/support/help'
import { find as ownRequests } from '@cabinet/contract/support/requests'
import { attention, current } from '@cabinet/contract/people/user'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { emptyPage } from '../../../../test/page/empty-page.ts'
import { Failure } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, tokenOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

beforeEach(() => page.viewport(1366, 900))

const user = person(['USER'])
const tokens = { accessToken: tokenOf(user), refreshToken: 'r' }
const code = () => page.getByRole('textbox', { name: 'Код из приложения' })
const recoveryCode = () => page.getByRole('textbox', { name: 'Запасной код' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const wrong = (field: string) =>
  new Failure(400, {
    code: 'CODE_WRONG',
    message: 'Неверный код',
    fields: [{ field, code: 'CODE_WRONG', message: 'Неверный код' }],
  })

/** Signs in with the password; the server wants a second factor. */
const openStep = async () => {
  const server = fakeServer()
  server.answer(login, { next: 'SECOND_FACTOR', ticket: 'ticket', kinds: ['TOTP', 'RECOVERY_CODE'] })
  server.answer(articles, { items: [] })
  await openPage('/login?redirect=%2Fhelp')
  await page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill('+70000000003')
  await page.getByRole('textbox', { name: 'Пароль' }).fill('Demo-2026!')
  await button('Войти').click()
  await expect.element(code()).toHaveFocus()
  return server
}

test('a sign-in with a second factor ends with the last digit of the code', async () => {
  const server = await openStep()
  server.answer(current, user)
  server.answer(attention, { items: [], missing: [] })
  server.answer(ownRequests, emptyPage)
  server.answer(secondFactor, tokens)
  await expectAccessible()
  await code().fill('123456')
  await expect.poll(() => server.calls(secondFactor).length).toBe(1)
  expect(server.calls(secondFactor)[0]).toMatchObject({ body: { ticket: 'ticket', kind: 'TOTP', code: '123456' } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
})

test('a wrong code is said at its field, and a recovery code takes its place', async () => {
  const server = await openStep()
  server.answer(secondFactor, () => {
    throw wrong('code')
  })
  await code().fill('123456')
  await expect.element(page.getByText('Неверный код')).toBeVisible()
  await button('Ввести запасной код').click()
  await expect.element(recoveryCode()).toBeVisible()
  await expect.element(recoveryCode()).toHaveFocus()
  await recoveryCode().fill('ABCD efgh 1234 5678')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.calls(secondFactor).length).toBe(2)
  expect(server.calls(secondFactor)[1]).toMatchObject({ body: { kind: 'RECOVERY_CODE', code: 'ABCD efgh 1234 5678' } })
})

test('the way back leads to name and password', async () => {
  await openStep()
  await button('Войти под другим именем').click()
  await expect.element(page.getByRole('textbox', { name: 'Пароль' })).toBeVisible()
})

const obliged: SecondFactor = {
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  kinds: [],
  requiredBy: 'ORGANIZATION',
  organization: { isRequired: true, mayChange: false },
}

test('whoever is obliged to a second factor is led to it from any page, and the cabinet opens after it', async () => {
  const server = fakeServer()
  server.answer(get, obliged)
  server.answer(begin, { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' })
  server.answer(confirm, { recoveryCodes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'] })
  await openPage('/offer', person(['USER'], { isNeedSecondFactor: true }))
  await expect.element(page.getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible()
  expect(location.pathname).toBe('/second-factor')
  await expectAccessible()
  await code().fill('123456')
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible()
  await expectAccessible()
  // Whoever has no product sees the offers alone.
  server.answer(current, { ...user, availableModules: ['core'] })
  await button('Коды сохранены').click()
  await expect.poll(() => location.pathname).toBe('/offer')
})

test('a new password takes the second factor beside the code of the letter', async () => {
  const server = fakeServer()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  server.answer(recover, { id: user.id, expiresDateTime: inAnHour, resendDateTime: inAnHour })
  server.answer(check, {
    codeToken: 'token',
    expiresDateTime: inAnHour,
    missingConsents: [],
    secondFactorKinds: ['TOTP', 'RECOVERY_CODE'],
  })
  server.answer(change, () => {
    throw wrong('secondFactor.code')
  })
  await openPage('/recovery')
  await page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill('+70000000003')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Код', exact: true }).fill('123456')
  await page.getByRole('textbox', { name: 'Новый пароль' }).fill('Brand-New-2026')
  await page.getByRole('textbox', { name: /Повторите|Ещё раз/ }).fill('Brand-New-2026')
  await code().fill('654321')
  await button('Сохранить пароль').click()
  await expect.element(page.getByText('Неверный код')).toBeVisible()
  expect(server.calls(change)[0]).toMatchObject({
    body: { codeToken: 'token', secondFactor: { kind: 'TOTP', code: '654321' } },
  })
})
