import type { Endpoint } from '@cabinet/contract/endpoint'
import { articles } from '@cabinet/contract/help'
import { updateSelf } from '@cabinet/contract/profile'
import { change } from '@cabinet/contract/password'
import { list } from '@cabinet/contract/session'
import { write } from '@cabinet/contract/support'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeServer } from '../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'

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
}

const nothing = () => Promise.resolve()
const password = 'Новый-пароль-2026!'

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
    answer: (server) => server.answer(list, { sessions: [] }),
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
]

const user = person(['USER', 'USER_ADMIN'])
let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

const openForm = async (of: FormCase) => {
  of.answer(server)
  await openPage(of.address, user)
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
    await of.fill()
    await userEvent.fill(of.field(), of.typed)
    fail()
    for (const times of [1, 2]) {
      await of.send()
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
    await of.fill()
    await userEvent.fill(of.field(), of.typed)
    server.fail(of.call, 503)
    server.isHealthy = false
    await of.send()
    await expect.poll(() => location.pathname).toBe('/unavailable')
    expect(new URLSearchParams(location.search).get('redirect')).toBe(of.address)
    server.isHealthy = true
    await openForm(of)
    await expect.element(page.getByText(/ничего не\sотправлено/).first()).toBeVisible()
    await expect.element(of.field()).toHaveValue(of.isSecret ? '' : of.typed)
  })
})
