import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type Cabinet, expect, test } from './support/cabinet.ts'
import { settle } from './support/mailbox.ts'
import { PASSWORD } from './support/people.ts'

const newcomer = { itn: '7799067070', phone: '+79990020071', email: 'owner@second-step.example' }
const STEP_MS = 30_000

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const appCode = (page: Page) => page.getByRole('textbox', { name: 'Код из приложения' })

/** What the app shows now, or will show half a minute later: the server takes either, and none twice. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

const signInAgain = async (cabinet: Cabinet): Promise<void> => {
  await cabinet.page.context().clearCookies()
  await cabinet.page.goto('/login?redirect=%2Fprofile%3Ftab%3Dsecurity')
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await expect(cabinet.page.getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible()
}

test('an app for codes is set up, and signing in takes its code or a recovery code', async ({ cabinet, page }) => {
  await settle(page.request, newcomer)
  await page.goto('/login?redirect=%2Fprofile%3Ftab%3Dsecurity')
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await button(page, 'Включить второй шаг').click()
  const dialog = page.getByRole('dialog', { name: 'Второй шаг входа' })
  await expect(dialog.getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  await appCode(page).fill(codeOf(secret, 0))
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const [recoveryCode = ''] = await dialog.getByRole('listitem').allInnerTexts()
  expect(recoveryCode).toMatch(/^(?:[\da-z]{4}-){3}[\da-z]{4}$/)
  await button(page, 'Коды сохранены').click()
  const card = page.getByRole('region', { name: 'Второй шаг входа' })
  await expect(card.getByText('Осталось 10 из 10')).toBeVisible()

  await signInAgain(cabinet)
  await appCode(page).pressSequentially(codeOf(secret, 1))
  await expect(card.getByText('Включён')).toBeVisible()

  await signInAgain(cabinet)
  await button(page, 'Ввести запасной код').click()
  await page.getByRole('textbox', { name: 'Запасной код' }).fill(recoveryCode.toUpperCase().replaceAll('-', ' '))
  await button(page, 'Войти').click()
  await expect(card.getByText('Осталось 9 из 10')).toBeVisible()
})
