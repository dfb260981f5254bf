import { login, secondFactor } from '@cabinet/contract/auth'
import { check } from '@cabinet/contract/auth/codes'
import { articles } from '@cabinet/contract/support/help'
import { create, createRequest, signIn, signInRequest } from '@cabinet/contract/auth/passkeys'
import { change, recover } from '@cabinet/contract/auth/password'
import { begin, get } from '@cabinet/contract/auth/second-factor'
import { find as ownRequests } from '@cabinet/contract/support/requests'
import { attention, current } from '@cabinet/contract/people/user'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { emptyPage } from '../../../../test/page/empty-page.ts'
import { idOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage, tokenOf } from '../../../../test/page/open-page.tsx'
import { answerByKey, newPasskeyRequest, passkeyRequest, refuseKeys } from '../../../../test/page/passkeys.ts'
import { person } from '../../../../test/page/people.ts'

beforeEach(() => page.viewport(1366, 900))

const user = person(['USER'])
const tokens = { accessToken: tokenOf(user), refreshToken: 'r' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const byKey = () => button('Войти с ключом доступа')

/** A server behind which the person has the page for help. */
const server = () => {
  const own = fakeServer()
  own.answer(signInRequest, passkeyRequest)
  own.answer(current, user)
  own.answer(attention, { items: [], missing: [] })
  own.answer(articles, { items: [] })
  own.answer(ownRequests, emptyPage)
  return own
}

test('a key signs in alone, without a name and a password', async () => {
  const own = server()
  own.answer(signIn, tokens)
  const { get: asked } = answerByKey()
  await openPage('/login?redirect=%2Fhelp')
  await expectAccessible()
  await byKey().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(own.calls(signIn)).toMatchObject([{ body: { passkey: { id: 'a2V5', response: { userHandle: 'cGVyc29u' } } } }])
})

test.each([
  ['NotAllowedError', /вы отменили запрос/],
  ['SecurityError', /По адресу .* ключи доступа не работают/],
  ['NotSupportedError', /не умеет хранить ключи доступа/],
  ['UnknownError', /Устройство не ответило/],
])('what the browser refuses as %s is said in words, and the page can be used', async (name, text) => {
  server()
  refuseKeys(name)
  await openPage('/login')
  await byKey().click()
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  await expect.element(byKey()).toBeEnabled()
  await expectAccessible()
})

test('a time that has run out is told from a person who says no', async () => {
  const own = server()
  own.answer(signInRequest, { ...passkeyRequest, timeout: 0 })
  refuseKeys('NotAllowedError')
  await openPage('/login')
  await byKey().click()
  await expect.element(page.getByRole('alert').getByText('Время вышло. Попробуйте ещё раз')).toBeVisible()
})

test('a key that the server does not know is refused in its words', async () => {
  const own = server()
  own.fail(signIn, 401, { code: 'BAD_CREDENTIALS', message: 'Этим ключом доступа войти не получилось' })
  answerByKey()
  await openPage('/login')
  await byKey().click()
  await expect.element(page.getByText('Этим ключом доступа войти не получилось')).toBeVisible()
})

test('the browser offers keys among the names once somebody begins, and a key that is chosen signs in', async () => {
  const own = server()
  own.answer(signIn, tokens)
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true)
  const { get: asked } = answerByKey()
  await openPage('/login?redirect=%2Fhelp')
  const username = page.getByRole('textbox', { name: 'Телефон или e-mail' })
  await expect.element(username).toHaveAttribute('autocomplete', 'username webauthn')
  await userEvent.keyboard('{Shift}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
})

const openStep = async () => {
  const own = server()
  own.answer(login, { next: 'SECOND_FACTOR', ticket: 'ticket', kinds: ['PASSKEY', 'TOTP', 'RECOVERY_CODE'] })
  await openPage('/login?redirect=%2Fhelp')
  await page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill('+70000000003')
  await page.getByRole('textbox', { name: 'Пароль' }).fill('Demo-2026!')
  await button('Войти').click()
  await expect.element(page.getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible()
  return own
}

test('the second step takes a key, and needs nothing typed', async () => {
  answerByKey()
  const own = await openStep()
  own.answer(secondFactor, tokens)
  await expect.element(byKey()).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  expect(own.calls(signInRequest)).toMatchObject([{ body: { ticket: 'ticket' } }])
  expect(own.calls(secondFactor)).toMatchObject([
    { body: { ticket: 'ticket', kind: 'PASSKEY', passkey: { id: 'a2V5' } } },
  ])
})

test('whoever has no key at hand takes another way', async () => {
  refuseKeys('NotAllowedError')
  const own = await openStep()
  own.answer(secondFactor, tokens)
  await byKey().click()
  await expect.element(page.getByText(/вы отменили запрос/)).toBeVisible()
  await button('Ввести код из приложения').click()
  await expect.element(page.getByText(/вы отменили запрос/)).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Код из приложения' }).fill('123456')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  expect(own.calls(secondFactor)).toMatchObject([{ body: { kind: 'TOTP', code: '123456' } }])
})

test('a new password takes a key beside the code of the letter', async () => {
  const own = server()
  answerByKey()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  own.answer(recover, { id: user.id, expiresDateTime: inAnHour, resendDateTime: inAnHour })
  own.answer(check, {
    codeToken: 'token',
    expiresDateTime: inAnHour,
    missingConsents: [],
    secondFactorKinds: ['PASSKEY', 'RECOVERY_CODE'],
  })
  own.answer(change, undefined)
  await openPage('/recovery')
  await page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill('+70000000003')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Код', exact: true }).fill('123456')
  await page.getByRole('textbox', { name: 'Новый пароль' }).fill('Brand-New-2026')
  await page.getByRole('textbox', { name: /Повторите|Ещё раз/ }).fill('Brand-New-2026')
  await button('Сохранить пароль').click()
  await expect.poll(() => own.calls(change).length).toBe(1)
  expect(own.calls(signInRequest)).toMatchObject([{ body: { codeToken: 'token' } }])
  expect(own.calls(change)[0]).toMatchObject({
    body: { codeToken: 'token', secondFactor: { kind: 'PASSKEY', passkey: { id: 'a2V5' } } },
  })
})

test('whoever is obliged to a second factor may add a key in place of the app', async () => {
  const own = server()
  answerByKey()
  own.answer(get, {
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    kinds: [],
    requiredBy: 'ORGANIZATION',
    organization: { isRequired: true, mayChange: false },
  })
  own.answer(begin, { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' })
  own.answer(createRequest, newPasskeyRequest)
  own.answer(create, ({ body }) => ({
    passkey: {
      id: idOf(92, 1),
      name: body.name,
      device: { kind: 'DESKTOP' as const, browser: 'Chrome', system: 'Linux' },
      isBackedUp: true,
      createdDateTime: '2026-11-20T10:00:00+03:00',
      lastUsedDateTime: null,
    },
    recoveryCodes: ['aaaa-bbbb-cccc-dddd'],
  }))
  await openPage('/offer', person(['USER'], { isNeedSecondFactor: true }))
  await button('Вместо приложения добавить ключ доступа').click()
  await expectAccessible()
  await button('Продолжить').click()
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible()
  await expect.element(button('Вместо ключа добавить приложение с кодами')).not.toBeInTheDocument()
})

test('at 360 px the button stands whole', async () => {
  await page.viewport(360, 740)
  server()
  await openPage('/login')
  await expect.element(byKey()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})
