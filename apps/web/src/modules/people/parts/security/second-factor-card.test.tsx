import { prove } from '@cabinet/contract/auth'
import {
  begin,
  confirm,
  createRecoveryCodes,
  get,
  remove,
  type SecondFactor,
  setRequired,
} from '@cabinet/contract/auth/second-factor'
import { list } from '@cabinet/contract/auth/sessions'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import { Failure } from '../../../../../test/page/fake-server.ts'
import { fakeServer, openPage, toastOf } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'
import { answerSignIns } from '../../../../../test/page/security.ts'

beforeEach(() => page.viewport(1366, 900))

const off: SecondFactor = {
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  kinds: [],
  requiredBy: null,
  organization: { isRequired: false, mayChange: true },
}
const on: SecondFactor = {
  ...off,
  totp: { createdDateTime: '2026-11-20T10:00:00+03:00' },
  recoveryCodesLeft: 2,
  kinds: ['TOTP', 'RECOVERY_CODE'],
}
const card = () => page.getByRole('region', { name: 'Второй шаг входа' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const drawn = { recoveryCodes: ['aaaa-bbbb-cccc-dddd'] }

const open = async (factor: SecondFactor) => {
  const server = fakeServer()
  server.answer(get, factor)
  server.answer(list, { sessions: [] })
  answerSignIns(server)
  await openPage('/profile?tab=security', person(['USER', 'USER_ADMIN']))
  await expect.element(card()).toBeVisible()
  return server
}

/** Refuses a call until the person has proved who they are. */
const wantProof = (server: ReturnType<typeof fakeServer>) => {
  let isProved = false
  server.answer(prove, ({ body }) => {
    if (body.password !== 'Demo-2026!') {
      const fields = [{ field: 'password', code: 'wrong', message: 'Неверный пароль' }]
      throw new Failure(400, { code: 'VALIDATION', message: 'Проверьте', fields })
    }
    isProved = true
    return undefined
  })
  return (): undefined => {
    if (!isProved) throw new Failure(403, { code: 'PROOF_REQUIRED', message: 'Подтвердите, что это вы' })
  }
}

test('an app is set up, and the recovery codes are shown once', async () => {
  const server = await open(off)
  server.answer(begin, { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' })
  server.answer(confirm, drawn)
  await button('Включить второй шаг').click()
  await expect.element(page.getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible()
  await expectAccessible()
  server.answer(get, on)
  await page.getByRole('textbox', { name: 'Код из приложения' }).fill('123456')
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible()
  await button('Коды сохранены').click()
  await expect.element(card().getByText('Осталось 2 из 10')).toBeVisible()
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).not.toBeInTheDocument()
})

test('what wants a proof asks for it in a dialog and goes on by itself', async () => {
  const server = await open(on)
  const assertProved = wantProof(server)
  server.answer(createRecoveryCodes, () => {
    assertProved()
    return drawn
  })
  await button('Запасные коды: Создать новые').click()
  await expect.element(dialog('Подтвердите, что это вы')).toBeVisible()
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('Wrong')
  await page.getByRole('textbox', { name: 'Код из приложения' }).fill('123456')
  await button('Подтвердить').click()
  await expect.element(page.getByText('Неверный пароль')).toBeVisible()
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('Demo-2026!')
  await button('Подтвердить').click()
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible()
  expect(server.calls(prove)).toHaveLength(2)
  expect(server.calls(createRecoveryCodes)).toHaveLength(2)
})

test('who does not want to prove anything leaves everything as it was', async () => {
  const server = await open(on)
  const assertProved = wantProof(server)
  server.answer(remove, () => assertProved())
  await button('Выключить').click()
  const question = page.getByRole('alertdialog', { name: 'Выключить второй шаг входа?' })
  await question.getByRole('button', { name: 'Выключить' }).click()
  await dialog('Подтвердите, что это вы').getByRole('button', { name: 'Отмена' }).click()
  await expect.element(question.getByText('Подтвердите, что это вы')).toBeVisible()
  expect(server.calls(remove)).toHaveLength(1)
})

test('an owner without a second step learns why nobody is obliged yet', async () => {
  const server = await open(off)
  server.fail(setRequired, 409, { code: 'SECOND_FACTOR_MISSING', message: 'Сначала включите второй шаг входа себе' })
  await page.getByText('Обязателен для всех в организации', { exact: true }).click()
  await expect.element(toastOf('Сначала включите второй шаг входа себе')).toBeVisible()
  await expect.element(page.getByRole('switch')).not.toBeChecked()
})

test('the owner obliges everybody, and others are told why they may not switch it off', async () => {
  const server = await open(on)
  server.answer(setRequired, undefined)
  server.answer(get, { ...on, requiredBy: 'ORGANIZATION', organization: { isRequired: true, mayChange: false } })
  await page.getByText('Обязателен для всех в организации', { exact: true }).click()
  await expect.element(toastOf('Второй шаг входа теперь обязателен для всех в организации')).toBeVisible()
  expect(server.calls(setRequired)).toEqual([expect.objectContaining({ body: { isRequired: true } })])
  await expect.element(page.getByText(/так решил владелец/)).toBeVisible()
  await expect.element(button('Выключить')).not.toBeInTheDocument()
})

test('at 360 px nothing is wider than the window', async () => {
  await page.viewport(360, 740)
  await open(on)
  await expect.element(card().getByText('Осталось 2 из 10')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})
