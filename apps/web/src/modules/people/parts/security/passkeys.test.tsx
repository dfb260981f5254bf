import { prove } from '@cabinet/contract/auth'
import { create, createRequest, proofRequest, remove, rename } from '@cabinet/contract/auth/passkeys'
import { get, type Passkey, type SecondFactor } from '@cabinet/contract/auth/second-factor'
import { list } from '@cabinet/contract/auth/sessions'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import { Failure } from '../../../../../test/page/fake-server.ts'
import { idOf } from '../../../../../test/page/ids.ts'
import { fakeServer, openPage, toastOf } from '../../../../../test/page/open-page.tsx'
import { answerByKey, newPasskeyRequest, passkeyRequest, refuseKeys } from '../../../../../test/page/passkeys.ts'
import { person } from '../../../../../test/page/people.ts'
import { answerSignIns } from '../../../../../test/page/security.ts'

beforeEach(() => page.viewport(1366, 900))

const passkey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: idOf(92, 1),
  name: 'Ноутбук Ольги',
  device: { kind: 'DESKTOP', browser: 'Chrome', system: 'Windows' },
  isBackedUp: false,
  createdDateTime: '2026-11-20T10:00:00+03:00',
  lastUsedDateTime: '2026-11-22T10:00:00+03:00',
  ...changes,
})
const factor = (passkeys: Passkey[]): SecondFactor => ({
  totp: null,
  passkeys,
  recoveryCodesLeft: passkeys.length > 0 ? 10 : 0,
  kinds: passkeys.length > 0 ? ['PASSKEY', 'RECOVERY_CODE'] : [],
  requiredBy: null,
  organization: null,
})
const card = () => page.getByRole('region', { name: 'Второй шаг входа' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const keys = () => page.getByRole('list', { name: 'Ключи доступа' }).getByRole('listitem')

const open = async (passkeys: Passkey[]) => {
  const server = fakeServer()
  server.answer(get, factor(passkeys))
  server.answer(list, { sessions: [] })
  server.answer(createRequest, newPasskeyRequest)
  server.answer(proofRequest, passkeyRequest)
  answerSignIns(server)
  await openPage('/profile?tab=security', person(['USER']))
  await expect.element(card()).toBeVisible()
  return server
}

test('the first key brings recovery codes, and stands in the list then', async () => {
  answerByKey()
  const server = await open([])
  server.answer(create, ({ body }) => ({
    passkey: passkey({ name: body.name }),
    recoveryCodes: ['aaaa-bbbb-cccc-dddd'],
  }))
  await button('Добавить ключ доступа').click()
  const dialog = page.getByRole('dialog', { name: 'Новый ключ доступа' })
  await dialog.getByRole('textbox', { name: 'Название ключа' }).fill('')
  await button('Продолжить').click()
  await expect.element(dialog.getByText('Обязательное поле')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Название ключа' }).fill('Ноутбук Ольги')
  await expectAccessible()
  server.answer(get, factor([passkey()]))
  await button('Продолжить').click()
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible()
  await button('Коды сохранены').click()
  await expect.element(keys().getByText('Ноутбук Ольги', { exact: true })).toBeVisible()
  expect(server.calls(create)).toMatchObject([{ body: { name: 'Ноутбук Ольги', passkey: { id: 'a2V5' } } }])
})

test('tells of each key where it was added, when it was used, and whether it has copies', async () => {
  await open([passkey(), passkey({ id: idOf(92, 2), name: 'iPhone', isBackedUp: true, lastUsedDateTime: null })])
  await expect
    .element(
      keys()
        .nth(0)
        .getByText(/Chrome,.Windows · добавлен 20\.11\.2026 · последний вход 22\.11\.2026/),
    )
    .toBeVisible()
  await expect
    .element(
      keys()
        .nth(0)
        .getByText(/только на одном устройстве/),
    )
    .toBeVisible()
  await expect
    .element(
      keys()
        .nth(1)
        .getByText(/ещё не использован · синхронизируется между устройствами/),
    )
    .toBeVisible()
  await expectAccessible()
})

test.each([
  ['InvalidStateError', 'На этом устройстве уже есть ваш ключ доступа'],
  ['NotAllowedError', /вы отменили запрос/],
  ['ConstraintError', /не умеет хранить ключи доступа/],
])('a key that the browser does not make (%s) leaves the form as it was, with the reason', async (name, text) => {
  refuseKeys(name)
  const server = await open([passkey()])
  await button('Ключи доступа: Добавить').click()
  await page.getByRole('textbox', { name: 'Название ключа' }).fill('Второй')
  await button('Продолжить').click()
  await expect.element(page.getByRole('dialog').getByText(text)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Название ключа' })).toHaveValue('Второй')
  expect(server.calls(create)).toEqual([])
})

test('is renamed, and a refusal stands at the name', async () => {
  const server = await open([passkey()])
  server.answer(rename, () => {
    const fields = [{ field: 'name', code: 'long', message: 'Слишком длинно' }]
    throw new Failure(400, { code: 'VALIDATION', message: 'Проверьте', fields })
  })
  await button('Действия с ключом «Ноутбук Ольги»').click()
  await page.getByRole('menuitem', { name: 'Переименовать' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Название' }).fill('Рабочий')
  await button('Сохранить').last().click()
  await expect.element(page.getByText('Слишком длинно')).toBeVisible()
  server.answer(rename, passkey({ name: 'Рабочий' }))
  server.answer(get, factor([passkey({ name: 'Рабочий' })]))
  await button('Сохранить').last().click()
  await expect.element(keys().getByText('Рабочий', { exact: true })).toBeVisible()
  expect(server.calls(rename).at(-1)).toMatchObject({ params: { id: idOf(92, 1) }, body: { name: 'Рабочий' } })
})

test('the last one says what goes with it, and is kept where a second step is obligatory', async () => {
  const server = await open([passkey()])
  server.fail(remove, 409, { code: 'SECOND_FACTOR_OBLIGATORY', message: 'Сначала добавьте другой ключ' })
  await button('Действия с ключом «Ноутбук Ольги»').click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  const question = page.getByRole('alertdialog', { name: 'Удалить ключ «Ноутбук Ольги»?' })
  await expect.element(question.getByText(/последний способ второго шага/)).toBeVisible()
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(question.getByText('Сначала добавьте другой ключ')).toBeVisible()
  server.answer(remove, undefined)
  server.answer(get, factor([]))
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(toastOf('Ключ доступа удалён')).toBeVisible()
  await expect.element(button('Включить второй шаг')).toBeVisible()
})

test('a key proves who one is without the password, or gives way to password and code', async () => {
  answerByKey()
  const server = await open([passkey()])
  let isProved = false
  server.answer(prove, () => {
    isProved = true
    return undefined
  })
  server.answer(remove, (): undefined => {
    if (!isProved) throw new Failure(403, { code: 'PROOF_REQUIRED', message: 'Подтвердите, что это вы' })
  })
  await button('Действия с ключом «Ноутбук Ольги»').click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  await expect.element(dialog.getByText(/отпечаток, лицо или PIN-код/)).toBeVisible()
  await expectAccessible()
  await button('Ввести запасной код').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Пароль' })).toBeVisible()
  await button('Подтвердить ключом доступа').click()
  await expect.element(dialog.getByRole('textbox', { name: 'Пароль' })).not.toBeInTheDocument()
  await button('Подтвердить').click()
  await expect.element(toastOf('Ключ доступа удалён')).toBeVisible()
  expect(server.calls(prove)).toMatchObject([{ body: { secondFactor: { kind: 'PASSKEY', passkey: { id: 'a2V5' } } } }])
  expect(server.calls(prove)[0]?.body).not.toHaveProperty('password')
})

test('at 360 px nothing is wider than the window, however long a name is', async () => {
  await page.viewport(360, 740)
  await open([passkey({ name: 'Ключ'.repeat(15) })])
  await expect.element(keys()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})
