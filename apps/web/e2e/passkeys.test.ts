import type { Page } from '@playwright/test'
import { type Cabinet, expect, test } from './support/cabinet.ts'
import { settle } from './support/mailbox.ts'
import { PASSWORD } from './support/people.ts'

const newcomer = { itn: '6399071024', phone: '+79990020095', email: 'owner@passkeys.example' }
const SECURITY = '/login?redirect=%2Fprofile%3Ftab%3Dsecurity'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A key in the browser itself, as a telephone or a laptop has one: it keeps whose it is, and its person says yes. */
const plugIn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the person shows their finger. */
    verify: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Whether the person answers at all: who is asked while they type a password has not chosen a key. */
    answer: (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

const signOut = async (cabinet: Cabinet): Promise<void> => {
  await cabinet.page.context().clearCookies()
  await cabinet.page.goto(SECURITY)
}

test('a passkey is added, signs in alone and as the second step, proves who one is, and is removed', async ({
  cabinet,
  page,
}) => {
  await settle(page.request, newcomer)
  const key = await plugIn(page)
  await page.goto(SECURITY)
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  const card = page.getByRole('region', { name: 'Второй шаг входа' })

  await button(page, 'Добавить ключ доступа').click()
  const adding = page.getByRole('dialog', { name: 'Новый ключ доступа' })
  await adding.getByRole('textbox', { name: 'Название ключа' }).fill('Ноутбук Ольги')
  await button(page, 'Продолжить').click()
  await expect(adding.getByRole('listitem')).toHaveCount(10)
  await button(page, 'Коды сохранены').click()
  await expect(card.getByText('Ноутбук Ольги', { exact: true })).toBeVisible()
  await expect(card.getByText('Включён')).toBeVisible()
  expect(await key.count()).toBe(1)

  // A second one on the same device is refused by the browser, in words.
  await button(page, 'Ключи доступа: Добавить').click()
  await button(page, 'Продолжить').click()
  await expect(adding.getByText('На этом устройстве уже есть ваш ключ доступа')).toBeVisible()
  await page.keyboard.press('Escape')

  // Alone, without a name and without a password.
  await signOut(cabinet)
  await button(page, 'Войти с ключом доступа').click()
  await expect(card.getByText(/последний вход/)).toBeVisible()
  await expect(page.getByText('Вход по ключу доступа').first()).toBeVisible()

  // As the second step after the password. Before it nobody has chosen a key.
  await key.answer(false)
  await signOut(cabinet)
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await expect(page.getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible()
  await key.answer(true)
  await button(page, 'Войти с ключом доступа').click()
  await expect(card.getByText('Ноутбук Ольги', { exact: true })).toBeVisible()

  await button(page, 'Действия с ключом «Ноутбук Ольги»').click()
  await page.getByRole('menuitem', { name: 'Переименовать' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Название' }).fill('Рабочий ноутбук')
  await button(page, 'Сохранить').last().click()
  await expect(card.getByText('Рабочий ноутбук', { exact: true })).toBeVisible()

  // As a proof, in place of the password: the server says of the call that its proof is too old.
  const refusal = { code: 'PROOF_REQUIRED', message: 'Подтвердите, что это вы', traceId: 'test' }
  await page.route(/\/api\/v1\/user\/passkey\/[\da-f-]+$/, (route) => route.fulfill({ status: 403, json: refusal }), {
    times: 1,
  })
  await button(page, 'Действия с ключом «Рабочий ноутбук»').click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  await expect(proof.getByText(/отпечаток, лицо или PIN-код/)).toBeVisible()
  await expect(proof.getByRole('textbox', { name: 'Пароль' })).toHaveCount(0)
  const proved = page.waitForResponse((response) => response.url().endsWith('/v1/user/proof'))
  await button(page, 'Подтвердить').click()
  expect((await proved).status()).toBe(204)
  await expect(button(page, 'Включить второй шаг')).toBeVisible()
  await expect(card.getByText('Рабочий ноутбук', { exact: true })).toHaveCount(0)

  // What the device still keeps does not open anything any more.
  await signOut(cabinet)
  await button(page, 'Войти с ключом доступа').click()
  await expect(page.getByText(/Этим ключом доступа войти не получилось/)).toBeVisible()
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await expect(button(page, 'Включить второй шаг')).toBeVisible()
})
