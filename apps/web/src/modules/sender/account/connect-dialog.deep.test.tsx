import { credential, type Credential } from '@cabinet/contract/sender'
import { checkContract, remove, save } from '@cabinet/contract/sender/account'
import { conditions } from '@cabinet/contract/sender/insurance'
import { healthCheck, type HealthCheck, insuranceStatus } from '@cabinet/contract/service'
import { attention, current, type CurrentUser } from '@cabinet/contract/people/user'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'
import { shownRouter } from '../../../shared/navigation.ts'

const account: Credential = {
  id: '0b0c6c1e-0000-4000-8000-0000000000c1',
  clientId: 'demo-account-ok',
  clientSecretMasked: '••••••••',
  serviceType: 'CDEK',
  secretType: 'OAUTH',
  contractNumber: '4100101',
  createdDateTime: '2026-11-20T10:00:00+03:00',
  lastCheckDateTime: '2026-11-20T10:00:00+03:00',
}
const good: HealthCheck = { status: 'AVAILABLE', description: null }
const bad: HealthCheck = { status: 'ERROR', description: 'Неверный идентификатор или секретный ключ' }
const before = person(['USER', 'USER_ADMIN'])
const after: CurrentUser = person(['USER', 'USER_ADMIN', 'SENDER'])

const dialog = () => page.getByRole('dialog', { name: 'Подключение аккаунта СДЭК' })
const none = () => page.getByRole('dialog', { name: 'Нет предложений' })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const contract = () => dialog().getByRole('textbox', { name: 'Номер договора' })
const identifier = () => dialog().getByRole('textbox', { name: 'Account (Идентификатор)' })
const secret = () => dialog().getByLabelText(/^Secure password/)
const start = () =>
  page
    .getByRole('article', { name: 'Страхование заказов СДЭК' })
    .getByRole('button', { name: 'Подключить страхование' })
const heading = (name: string) => dialog().getByRole('heading', { level: 3, name })
const shown = (name: string) => expect.element(heading(name)).toBeVisible()

/** The role has come and the page is built anew for it: what everybody sees has been read again. */
const hasRole = () => expect.poll(() => server.calls(attention).length).toBeGreaterThan(1)

/** A save ends when the page is built anew for the role. */
const connected = async () => {
  await hasRole()
  await shown('Аккаунт СДЭК подключен')
}

let server: FakeServer

/** The account stays where the server keeps it: saved, read again, deleted. */
const keepAccount = (health: (clientId: string) => HealthCheck = () => good) => {
  server.answer(checkContract, { data: { available: true } })
  server.answer(save, ({ body }) => {
    const saved = { ...account, clientId: body.clientId, contractNumber: body.contractNumber ?? null }
    server.answer(credential, saved)
    server.answer(healthCheck, health(body.clientId))
    server.answer(current, after)
    return saved
  })
  server.answer(remove, () => {
    server.fail(credential, 404)
    server.answer(healthCheck, { status: 'EMPTY', description: null })
    return undefined
  })
}

const openDialog = async () => {
  await openPage('/offer', before)
  await start().click()
  await shown('Номер договора')
}

const toKey = async (number = '4100101') => {
  await userEvent.fill(contract(), number)
  await button('Продолжить').click()
  await shown('Данные аккаунта')
}

const fillKey = async (id = 'demo-account-ok', password = 'demo-secret-ok') => {
  await userEvent.fill(identifier(), id)
  await userEvent.fill(secret(), password)
}

beforeEach(() => {
  server = fakeServer()
  answerOfferPage(server)
})

describe('the contract', () => {
  test('is asked for first, with digits; letters are one press away', async () => {
    await openDialog()
    await expect.element(contract()).toHaveAttribute('inputmode', 'numeric')
    await button('В номере есть буквы?').click()
    await expect.element(contract()).toHaveAttribute('inputmode', 'text')
    await expect.element(contract()).toHaveAttribute('autocapitalize', 'characters')
    await expect.element(contract()).toHaveFocus()
    expect(dialog().element().closest('[style*="623"]')).not.toBeNull()
  })

  test('is required: spaces are none', async () => {
    await openDialog()
    await userEvent.fill(contract(), '   ')
    await expect.element(button('Продолжить')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(contract(), '{Enter}')
    await shown('Номер договора')
    expect(server.calls(checkContract)).toEqual([])
  })

  test('travels trimmed and whole, also with letters and a slash', async () => {
    keepAccount()
    await openDialog()
    await toKey('  ИМ-РФ/ДЕМ-1 ')
    expect(server.calls(checkContract)).toMatchObject([{ params: { contractNumber: 'ИМ-РФ/ДЕМ-1' } }])
  })

  test.each([
    ['the server has no offer', () => server.answer(checkContract, { data: { available: false } })],
    ['the look-up fails', () => server.fail(checkContract, 429, { message: 'Слишком часто' })],
    ['the server breaks', () => server.fail(checkContract, 503)],
    ['the line is lost', () => server.disconnect(checkContract)],
  ])('closes the steps when %s', async (_, prepare) => {
    prepare()
    await openDialog()
    const places: string[] = []
    shownRouter()?.subscribe(({ navigation }) => {
      if (navigation.location) places.push(navigation.location.pathname)
    })
    await userEvent.fill(contract(), '9999999')
    await button('Продолжить').click()
    await expect.element(none()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(none().getByText('Нет активных предложений по страхованию')).toBeVisible()
    await none().getByRole('button', { name: 'Закрыть' }).last().click()
    await expect.element(none()).not.toBeInTheDocument()
    expect(location.search).toBe('')
    // Nobody was on the way to another page meanwhile.
    expect(places).not.toContain('/unavailable')
  })

  test('while it is looked up can be cancelled, and the step stays', async () => {
    keepAccount()
    const release = server.hold(checkContract)
    await openDialog()
    await userEvent.fill(contract(), '4100101')
    await button('Продолжить').click()
    await button('Отменить').click()
    release()
    await expect.element(button('Отменить')).not.toBeInTheDocument()
    await shown('Номер договора')
  })
})

describe('a checker of accessibility finds nothing', () => {
  test('in the step of the contract, nor in that of the key', async () => {
    keepAccount()
    await openDialog()
    await expectAccessible()
    await toKey()
    await expectAccessible()
  })

  test.each([
    ['a good result', good, 'Аккаунт СДЭК подключен'],
    ['a bad result', bad, 'Аккаунт СДЭК не подключен'],
  ])('in %s', async (_, health, title) => {
    server.answer(credential, account)
    server.answer(healthCheck, health)
    await openPage('/offer?connect=account', after)
    await shown(title)
    await expectAccessible()
  })

  test('where there is no offer', async () => {
    server.answer(checkContract, { data: { available: false } })
    await openDialog()
    await userEvent.fill(contract(), '9999999')
    await button('Продолжить').click()
    await expect.element(none()).toBeVisible()
    await expectAccessible()
  })
})

describe('the window', () => {
  test('is closed neither by Escape nor by a press beside it; «Назад» of the first step closes it', async () => {
    await openDialog()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
    await shown('Номер договора')
    await button('Назад').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('asks before a typed key is lost', async () => {
    keepAccount()
    await openDialog()
    await toKey()
    await fillKey()
    await button('Закрыть').click()
    await expect.element(dialog().getByText('Введённые идентификатор и пароль не сохранятся.')).toBeVisible()
    await button('Остаться').click()
    await expect.element(identifier()).toHaveValue('demo-account-ok')
  })

  test('shows where to look over the whole screen', async () => {
    keepAccount()
    await openDialog()
    await button('Где найти номер договора').click()
    await page
      .getByRole('dialog', { name: 'Где найти номер договора' })
      .getByRole('button', { name: /весь экран|Увеличить/ })
      .click()
    await expect.element(page.getByRole('button', { name: /Увеличить|Крупнее/ }).first()).toBeVisible()
  })

  test('is for administrators, also by its address', async () => {
    await openPage('/offer?connect=account', person(['USER']))
    await expect.element(start()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})

describe('the key', () => {
  test.each([
    ['the identifier', identifier],
    ['the secret', secret],
  ])('is judged while it is typed: %s', async (_, field) => {
    keepAccount()
    await openDialog()
    await toKey()
    await fillKey()
    await expect.element(dialog().getByText('Обязательное поле')).not.toBeInTheDocument()
    await userEvent.fill(field(), '')
    await expect.element(field()).toHaveFocus()
    await expect.element(dialog().getByText('Обязательное поле')).toBeVisible()
  })

  test('is sent trimmed; the account is there with the role, and the way leads to the terms', async () => {
    keepAccount()
    // What the page of the terms shows is its own test's.
    server.fail(conditions, 404)
    await openDialog()
    await toKey()
    await expect.element(button('Отменить')).not.toBeInTheDocument()
    await expect.element(button('Подключить')).toHaveAttribute('aria-disabled', 'true')
    await fillKey(' demo-account-ok ', ' demo-secret-ok ')
    const release = server.hold(save)
    await button('Подключить').click()
    await expect.element(dialog().getByText('Подключение', { exact: true })).toBeVisible()
    await expect.element(identifier()).toBeDisabled()
    release()
    await connected()
    expect(server.calls(save)).toMatchObject([
      {
        body: {
          clientId: 'demo-account-ok',
          clientSecret: 'demo-secret-ok',
          serviceType: 'CDEK',
          secretType: 'OAUTH',
          contractNumber: '4100101',
        },
      },
    ])
    await connected()
    await button('Оформить страхование').click()
    await expect.poll(() => location.pathname + location.search).toBe('/sender/insurance-conditions?insurance=applying')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('of another organization is refused, and the step stays with what was typed', async () => {
    keepAccount()
    server.fail(save, 409, { message: 'Этот аккаунт уже подключён к другому кабинету' })
    await openDialog()
    await toKey()
    await fillKey('demo-account-fail', 'x')
    await button('Подключить').click()
    await expect.element(dialog().getByText('Этот аккаунт уже подключён к другому кабинету')).toBeVisible()
    await expect.element(identifier()).toHaveValue('demo-account-fail')
    keepAccount()
    await fillKey()
    await button('Подключить').click()
    await connected()
  })

  test('that cannot be saved says what to check, when the server does not', async () => {
    keepAccount()
    server.fail(save, 400)
    await openDialog()
    await toKey()
    await fillKey()
    await button('Подключить').click()
    await expect
      .element(dialog().getByText('Не удалось подключить аккаунт. Проверьте идентификатор и пароль'))
      .toBeVisible()
  })

  test.each([500, 503])(
    'that the server breaks at (%s) stays typed, and is sent again under the same key',
    async (status) => {
      keepAccount()
      server.fail(save, status, { message: 'Сломалось на сервере' })
      await openDialog()
      await toKey()
      await fillKey()
      for (const times of [1, 2]) {
        await button('Подключить').click()
        await expect.poll(() => server.keys(save)).toHaveLength(times)
        await expect.element(dialog().getByText('Сломалось на сервере')).toBeVisible()
        await expect.element(identifier()).toHaveValue('demo-account-ok')
        await expect.element(secret()).toHaveValue('demo-secret-ok')
      }
      const [first, second] = server.keys(save)
      expect(first).toMatch(/^[\da-f]{32}$/)
      expect(second).toBe(first)
      expect(location.pathname).toBe('/offer')
    },
  )

  test('that is refused for its shape says so at its field, until it changes', async () => {
    keepAccount()
    server.answer(save, () => {
      throw new Failure(400, { fields: [{ field: 'clientId', code: 'regex', message: 'Неверный формат' }] })
    })
    await openDialog()
    await toKey()
    await fillKey('!')
    await button('Подключить').click()
    await expect.element(identifier()).toHaveAccessibleDescription('Неверный формат')
    keepAccount()
    await fillKey()
    await button('Подключить').click()
    await connected()
  })

  test('while it is being saved can be cancelled, and sent again', async () => {
    keepAccount()
    const release = server.hold(save)
    await openDialog()
    await toKey()
    await fillKey()
    await button('Подключить').click()
    await button('Отменить').click()
    await expect.element(button('Отменить')).not.toBeInTheDocument()
    await expect.element(identifier()).toBeEnabled()
    await expect.element(identifier()).toHaveValue('demo-account-ok')
    release()
    keepAccount()
    await button('Подключить').click()
    await connected()
  })
})

describe('the result', () => {
  test('of a key that the courier refuses is bad; the way back asks for another one', async () => {
    keepAccount((id) => (id === 'demo-account-ok' ? good : bad))
    await openDialog()
    await toKey()
    await fillKey('demo-account-error', 'any')
    await button('Подключить').click()
    await shown('Аккаунт СДЭК не подключен')
    await expect.element(dialog().getByText(bad.description ?? '')).toBeVisible()
    await expect
      .element(dialog().getByText('Проверьте корректность введённых данных и попробуйте ещё раз'))
      .toBeVisible()
    await hasRole()
    await button('Вернуться назад').click()
    await shown('Данные аккаунта')
    expect(server.calls(remove)).toHaveLength(1)
    await fillKey()
    await button('Подключить').click()
    await connected()
    // The contract of the first step is still known.
    expect(server.calls(save).at(-1)).toMatchObject({ body: { contractNumber: '4100101' } })
  })

  test('comes first when there is an account already', async () => {
    server.answer(credential, account)
    server.answer(healthCheck, good)
    await openPage('/offer?connect=account', after)
    await shown('Аккаунт СДЭК подключен')
    await expect.element(button('Назад')).not.toBeInTheDocument()
  })

  test('is bad when nobody can say how the account is', async () => {
    server.answer(credential, account)
    server.fail(healthCheck, 503)
    await openPage('/offer?connect=account', after)
    await shown('Аккаунт СДЭК не подключен')
  })

  test('of an account under insurance is left by replacing the key, not by deleting it', async () => {
    keepAccount()
    server.answer(credential, account)
    server.answer(healthCheck, bad)
    server.answer(insuranceStatus, {
      status: 'ENABLED',
      insurancePrice: 3900,
      startDateTime: '2026-10-01T10:00:00+03:00',
      endDateTime: null,
    })
    await openPage('/offer?connect=account', after)
    await button('Вернуться назад').click()
    await shown('Данные аккаунта')
    await fillKey()
    await button('Подключить').click()
    await shown('Аккаунт СДЭК подключен')
    expect(server.calls(remove)).toEqual([])
  })
})
