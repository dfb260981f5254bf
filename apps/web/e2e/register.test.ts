import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { useOwnServer } from './support/own-server.ts'

// Views are saved here: other tests of the same person must not find them.
useOwnServer()

const USERS = '/profile?tab=users'
const table = (page: Page) => page.getByRole('grid', { name: 'Пользователи кабинета' })
const names = (page: Page) => table(page).getByRole('rowheader')

test('a register lives in its address: reload, back and a link lead to the same rows', async ({ cabinet, page }) => {
  await cabinet.enter('P1', USERS)
  await expect(names(page)).toHaveCount(6)
  await page.getByRole('searchbox', { name: 'Поиск пользователей' }).fill('severveter')
  await expect(page).toHaveURL(/q=severveter/)
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click()
  await page.getByRole('button', { name: 'Статус', exact: false }).first().click()
  await page.getByRole('option', { name: 'Активен', exact: true }).click()
  await expect(page.getByText('Статус: Активен')).toBeVisible()
  await table(page).getByRole('button', { name: 'ФИО' }).click()
  await expect(page).toHaveURL(/sort=fullName/)
  await expect(names(page)).toHaveText([/^Морозова/, /^Соколов/])
  await page.reload()
  await expect(names(page)).toHaveText([/^Морозова/, /^Соколов/])
  await expect(page.getByRole('searchbox', { name: 'Поиск пользователей' })).toHaveValue('severveter')
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await page.goBack()
  await expect(page.getByText('Статус: Активен')).toHaveCount(0)
  await expect(page).toHaveURL(/q=severveter/)
  await page.getByRole('button', { name: 'Убрать: Поиск: severveter' }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(names(page)).toHaveCount(6)
})

test(
  'a view keeps filters and columns under a name, also in the next session',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await cabinet.enter('P1', `${USERS}&status=ACTIVE&hidden=roles`)
    await expect(names(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Виды' }).click()
    await page.getByRole('menuitem', { name: 'Сохранить вид…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Сохранить вид' })
    await dialog.getByRole('textbox', { name: 'Название' }).fill('Работают')
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await expect(dialog).toBeHidden()

    await cabinet.enter('P1', USERS)
    await expect(names(page)).toHaveCount(6)
    await page.getByRole('button', { name: 'Виды' }).click()
    await page.getByRole('menuitem', { name: 'Работают', exact: true }).click()
    await expect(names(page)).toHaveCount(2)
    await expect(table(page).getByRole('columnheader', { name: 'Роли' })).toHaveCount(0)
    await cabinet.expectAccessibleInEveryTheme()
  },
)

test(
  'everything that the filter matches is saved as a workbook under the name that the server gives',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await cabinet.enter('P1', `${USERS}&status=ACTIVE`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^Пользователи \d\d\.\d\d\.\d{4}\.xlsx$/)
    const content = await readFile(await file.path())
    expect(content.subarray(0, 2).toString()).toBe('PK')
  },
)
