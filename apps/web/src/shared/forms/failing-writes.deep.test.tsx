import { login, prove, secondFactor } from '@cabinet/contract/auth'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { articles } from '@cabinet/contract/support/help'
import { updateSelf } from '@cabinet/contract/people/profile'
import { change } from '@cabinet/contract/auth/password'
import { begin, confirm, createRecoveryCodes, get, type SecondFactor } from '@cabinet/contract/auth/second-factor'
import { list } from '@cabinet/contract/auth/sessions'
import { write } from '@cabinet/contract/support/requests'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Failure, type FakeServer } from '../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'
import { answerSignIns } from '../../../test/page/security.ts'

interface FormCase {
  readonly name: string
  readonly address: string
  readonly call: Endpoint
  /** What its page reads. */
  readonly answer: (server: FakeServer) => void
  /** Opens the form where it is not open. */
  readonly open: () => Promise<void>
  readonly field: () => ReturnType<typeof page.getByRole>
  readonly typed: string
  /** What else the form must have. */
  readonly fill: () => Promise<void>
  readonly send: () => Promise<void>
  /** What is typed is a secret: nothing keeps it beyond the page. */
  readonly isSecret?: true
  /** The form goes by itself with the last digit of the code. */
  readonly sendsItself?: true
  /** Nobody has signed in yet. */
  readonly isStranger?: true
}

const nothing = () => Promise.resolve()
const password = 'Новый-пароль-2026!'
const withoutFactor: SecondFactor = {
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  kinds: [],
  requiredBy: null,
  organization: null,
}
const withFactor: SecondFactor = {
  ...withoutFactor,
  totp: { createdDateTime: '2026-11-20T10:00:00+03:00' },
  recoveryCodesLeft: 2,
  kinds: ['TOTP', 'RECOVERY_CODE'],
}
const code = () => page.getByRole('textbox', { name: 'Код из приложения' })

const forms: readonly FormCase[] = [
  {
    name: 'a letter to the support',
    address: '/help',
    call: write,
    answer: (server) => server.answer(articles, { items: [] }),
    open: () => page.getByRole('button', { name: 'Написать в поддержку' }).first().click(),
    field: () => page.getByRole('dialog').getByRole('textbox').first(),
    typed: 'Длинное обращение, которое жалко потерять',
    fill: async () => {
      await page.getByRole('dialog').getByRole('button', { name: /Тема/ }).click()
      await page.getByRole('option').last().click()
    },
    send: () => page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click(),
  },
  {
    name: 'the names of the person',
    address: '/profile',
    call: updateSelf,
    answer: () => undefined,
    open: nothing,
    field: () => page.getByRole('textbox', { name: /Должность/ }),
    typed: 'Главный бухгалтер',
    fill: nothing,
    send: () => page.getByRole('button', { name: 'Сохранить' }).first().click(),
  },
  {
    name: 'a new password',
    address: '/profile?tab=security',
    call: change,
    answer: (server) => {
      server.answer(list, { sessions: [] })
      answerSignIns(server)
      server.answer(get, withoutFactor)
    },
    open: nothing,
    field: () => page.getByLabelText(/^Текущий пароль/),
    typed: 'Demo-2026!',
    fill: async () => {
      await userEvent.fill(page.getByLabelText(/^Новый пароль/), password)
      await userEvent.fill(page.getByLabelText(/^Повторите новый/), password)
    },
    send: () => page.getByRole('button', { name: 'Сменить пароль' }).click(),
    isSecret: true,
  },
  {
    name: 'the code of the second step of signing in',
    address: '/login',
    call: secondFactor,
    answer: (server) =>
      server.answer(login, { next: 'SECOND_FACTOR', ticket: 'ticket', kinds: ['TOTP', 'RECOVERY_CODE'] }),
    open: async () => {
      await page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill('+70000000003')
      await page.getByRole('textbox', { name: 'Пароль' }).fill('Demo-2026!')
      await page.getByRole('button', { name: 'Войти', exact: true }).click()
    },
    field: code,
    typed: '123456',
    fill: nothing,
    send: () => page.getByRole('button', { name: 'Войти', exact: true }).click(),
    isSecret: true,
    sendsItself: true,
    isStranger: true,
  },
  {
    name: 'the first code of an app',
    address: '/profile?tab=security',
    call: confirm,
    answer: (server) => {
      server.answer(list, { sessions: [] })
      answerSignIns(server)
      server.answer(get, withoutFactor)
      server.answer(begin, { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' })
    },
    open: () => page.getByRole('button', { name: 'Включить второй шаг' }).click(),
    field: code,
    typed: '123456',
    fill: nothing,
    send: () => page.getByRole('button', { name: 'Включить', exact: true }).click(),
    isSecret: true,
    sendsItself: true,
  },
  {
    name: 'the password once more, before what wants a proof',
    address: '/profile?tab=security',
    call: prove,
    answer: (server) => {
      server.answer(list, { sessions: [] })
      answerSignIns(server)
      server.answer(get, withFactor)
      server.answer(createRecoveryCodes, () => {
        throw new Failure(403, { code: 'PROOF_REQUIRED', message: 'Подтвердите, что это вы' })
      })
    },
    open: () => page.getByRole('button', { name: 'Запасные коды: Создать новые' }).click(),
    field: () => page.getByRole('textbox', { name: 'Пароль', exact: true }),
    typed: 'Demo-2026!',
    fill: () => code().fill('123456'),
    send: () => page.getByRole('button', { name: 'Подтвердить' }).click(),
    isSecret: true,
  },
]

const user = person(['USER', 'USER_ADMIN'])
let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

const openForm = async (of: FormCase) => {
  of.answer(server)
  await openPage(of.address, of.isStranger ? undefined : user)
  await of.open()
  await expect.element(of.field()).toBeVisible()
}

describe.each(forms)('$name', (of) => {
  test.each([
    ['breaks', () => server.fail(of.call, 500, { message: 'Сломалось на сервере' }), /Сломалось на\sсервере/],
    ['is away', () => server.fail(of.call, 503), /Произошла неизвестная ошибка/],
    ['is not to be reached', () => server.disconnect(of.call), /Нет интернета/],
  ])('stays typed while the server %s, says so, and goes again under its key', async (_, fail, text) => {
    await openForm(of)
    fail()
    await of.fill()
    await userEvent.fill(of.field(), of.typed)
    for (const times of [1, 2]) {
      if (times > 1 || !of.sendsItself) await of.send()
      await expect.poll(() => server.calls(of.call)).toHaveLength(times)
      await expect.element(page.getByRole('alert').getByText(text).first()).toBeVisible()
      await expect.element(of.field()).toHaveValue(of.typed)
    }
    const [first, second] = server.keys(of.call)
    expect(second).toBe(first)
    expect(location.pathname + location.search).toBe(of.address)
  })

  test('gives way to a service that is down, and is as it was on return', async () => {
    await openForm(of)
    server.fail(of.call, 503)
    server.isHealthy = false
    await of.fill()
    await userEvent.fill(of.field(), of.typed)
    if (!of.sendsItself) await of.send()
    await expect.poll(() => location.pathname).toBe('/unavailable')
    expect(new URLSearchParams(location.search).get('redirect')).toBe(of.address)
    server.isHealthy = true
    await openForm(of)
    await expect.element(page.getByText(/ничего не\sотправлено/).first()).toBeVisible()
    await expect.element(of.field()).toHaveValue(of.isSecret ? '' : of.typed)
  })
})
