import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'

const ORGANIZATION = '/profile?tab=organization'
const ACCOUNTS = '/profile?tab=payment-details'
const STALE = 'Данные изменил другой пользователь'

const field = (within: Page | Locator, name: string): Locator => within.getByRole('textbox', { name })
const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click()
const toast = (page: Page, text: string): Promise<void> =>
  expect(
    page
      .getByRole('region', { name: /Уведомления/ })
      .getByText(text)
      .last(),
  ).toBeVisible()

/** Opens the form of the organization and waits for it. */
const edit = async (page: Page): Promise<void> => {
  await press(page, 'Изменить')
  await expect(field(page, 'КПП')).toBeVisible()
}

test('two tabs change the organization: nothing typed is lost, and the registry has news', async ({
  cabinet,
  page,
}) => {
  await cabinet.enter('P6', ORGANIZATION)
  await expect(page.getByRole('heading', { name: 'АО «Агроснаб-Поволжье»', level: 2 })).toBeVisible()
  await edit(page)
  await expect(page).toHaveURL(/panel=edit/)

  const other = await page.context().newPage()
  await other.goto(ORGANIZATION)
  await edit(other)
  await field(other, 'Сайт').fill('https://agrosnab-povolzhye.example')
  await press(other, 'Сохранить')
  await toast(other, 'Сохранено')
  await expect(other.getByRole('link', { name: /agrosnab-povolzhye/ })).toBeVisible()
  await other.close()

  await test.step('a wrong field is named and takes the focus', async () => {
    await field(page, 'КПП').fill('6399')
    await press(page, 'Сохранить')
    await expect(field(page, 'КПП')).toBeFocused()
    await expect(field(page, 'КПП')).toHaveAccessibleDescription('Некорректный КПП')
    await field(page, 'КПП').fill('639901002')
  })

  await test.step('the other tab was faster', async () => {
    await press(page, 'Сохранить')
    await expect(page.getByRole('alert').filter({ hasText: STALE })).toBeVisible()
    await cabinet.expectAccessibleInEveryTheme()
    await expect(field(page, 'КПП')).toHaveValue('639901002')
    await press(page, 'Загрузить новые данные')
    await expect(field(page, 'Сайт')).toHaveValue('https://agrosnab-povolzhye.example')
    await expect(field(page, 'КПП')).toHaveValue('639901002')
  })

  await test.step('who leaves is asked first', async () => {
    await page.getByRole('tab', { name: 'Реквизиты' }).click()
    const question = page.getByRole('alertdialog', { name: 'Есть несохранённые изменения' })
    await press(question, 'Остаться')
    await expect(question).toBeHidden()
    await expect(field(page, 'КПП')).toHaveValue('639901002')
  })

  await press(page, 'Сохранить')
  await toast(page, 'Сохранено')
  await expect(page.getByText('639901002')).toBeVisible()
  // The form was left at its end, the page begins anew.
  await expect(page.getByRole('button', { name: 'Изменить' })).toBeInViewport()

  await test.step('the registry is away, then tells what has changed', async () => {
    await page.route('**/v1/organization/registry-data/*', (route) =>
      route.fulfill({
        status: 424,
        json: { code: 'REGISTRY_AWAY', message: 'Реестр ЕГРЮЛ сейчас не отвечает. Попробуйте позже', traceId: '1' },
      }),
    )
    await press(page, 'Обновить из ЕГРЮЛ')
    const dialog = page.getByRole('dialog', { name: 'Обновление из реестра' })
    await expect(dialog.getByText('Реестр ЕГРЮЛ сейчас не отвечает')).toBeVisible()
    await page.unroute('**/v1/organization/registry-data/*')
    await press(dialog, 'Повторить')
    await expect(dialog.getByText('Ахметов Тимур Рустамович, Генеральный директор')).toBeVisible()
    await expect(dialog.getByText('Юсупов Ринат Маратович, Генеральный директор')).toBeVisible()
    await dialog.getByText('КПП', { exact: true }).click()
    await expect(dialog.getByRole('checkbox', { name: 'КПП' })).not.toBeChecked()
    await cabinet.expectAccessibleInEveryTheme()
    await press(dialog, 'Применить')
    await toast(page, 'Сведения обновлены')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Юсупов Ринат Маратович')).toBeVisible()
    await expect(page.getByText('639901002')).toBeVisible()
  })
})

/** The article of a bank account. */
const accountOf = (page: Page, bank: string): Locator => page.getByRole('article', { name: bank })
const openActions = (account: Locator): Promise<void> => account.getByRole('button', { name: /^Действия: / }).click()
const choose = async (account: Locator, action: string): Promise<void> => {
  await openActions(account)
  await account.page().getByRole('menuitem', { name: action }).click()
}

test(
  'at 360 px a bank account is added by its code, made main, and the old one deleted',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await cabinet.enter('P4', ACCOUNTS)
    await expect(accountOf(page, 'ООО «Банк Точка»').getByText('Основной', { exact: true })).toBeVisible()
    await press(page, 'Добавить реквизиты')
    const drawer = page.getByRole('dialog', { name: 'Новые реквизиты' })

    await test.step('the code finds the bank; what it fills in goes with it and can be corrected', async () => {
      await expect(field(drawer, 'БИК')).toBeFocused()
      await field(drawer, 'БИК').fill('044525225')
      await expect(field(drawer, 'Наименование банка')).toHaveValue('ПАО Сбербанк')
      await field(drawer, 'БИК').fill('044525999')
      await expect(drawer.getByText('Банка нет в справочнике: заполните поля сами')).toBeVisible()
      await expect(field(drawer, 'Наименование банка')).toHaveValue('')
      await expect(field(drawer, 'Корреспондентский счёт')).toHaveValue('')
      await field(drawer, 'БИК').fill('044525593')
      await expect(field(drawer, 'Наименование банка')).toHaveValue('АО «Альфа-Банк»')
      await expect(field(drawer, 'Корреспондентский счёт')).toHaveValue('30101 810 2 0000 0000593')
      await field(drawer, 'Наименование банка').fill('АО «Альфа-Банк», Новосибирск')
    })

    await test.step('odd accounts are pointed out, wrong ones refused', async () => {
      await field(drawer, 'Расчётный счёт').fill('40802978999990000006')
      await expect(drawer.getByText('Похоже, это счёт другого типа владельца')).toBeVisible()
      await press(drawer, 'Сохранить')
      await expect(field(drawer, 'Расчётный счёт')).toBeFocused()
      await expect(field(drawer, 'Расчётный счёт')).toHaveAccessibleDescription('Некорректный расчётный счёт')
      await cabinet.expectAccessibleInEveryTheme()
      await field(drawer, 'Расчётный счёт').fill('40702810999990000006')
      await expect(drawer.getByText('Похоже, это счёт другого типа владельца')).toBeHidden()
    })

    await test.step('what was typed is not lost by a press beside the drawer', async () => {
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog', { name: 'Есть несохранённые изменения' })
      await press(question, 'Остаться')
      await expect(question).toBeHidden()
      await expect(field(drawer, 'Наименование банка')).toHaveValue('АО «Альфа-Банк», Новосибирск')
    })

    await press(drawer, 'Сохранить')
    await expect(drawer).toBeHidden()
    const added = accountOf(page, 'АО «Альфа-Банк», Новосибирск')
    await expect(added.getByText('40702 810 9 9999 0000006')).toBeVisible()
    await choose(added, 'Сделать основным')
    await expect(added.getByText('Основной', { exact: true })).toBeVisible()

    const old = accountOf(page, 'ООО «Банк Точка»')
    await choose(old, 'Удалить')
    const question = page.getByRole('alertdialog', { name: 'Удалить реквизиты?' })
    await press(question, 'Удалить')
    await expect(old).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  },
)

test('bank details that an agreement uses stay', { tag: '@deep' }, async ({ cabinet, page }) => {
  await cabinet.enter('P7', ACCOUNTS)
  await openActions(accountOf(page, 'ПАО «Банк Уралсиб»'))
  const remove = page.getByRole('menuitem', { name: 'Удалить' })
  await expect(remove).toBeDisabled()
  await expect(remove).toContainText('Реквизиты используются в договоре № ФД-77/2026-018 — удалить нельзя')
  await remove.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

/** Buttons that only an administrator may press, with the reason that everybody else is told. */
const expectLocked = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) {
    await expect(page.getByRole('button', { name }).first()).toHaveAccessibleDescription(
      'Доступно администратору кабинета',
    )
  }
}

test('an ordinary user reads, and learns why nothing can be changed', { tag: '@deep' }, async ({ cabinet, page }) => {
  // As after a registration: the registry knows no phones.
  await page.route('**/api/v1/organization/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), phone: null } })
  })
  await cabinet.enter('P11', `${ORGANIZATION}&panel=edit`)
  await expect(page.getByRole('heading', { name: 'ООО «Северный ветер»', level: 2 })).toBeVisible()
  await expectLocked(page, 'Изменить', 'Обновить из ЕГРЮЛ')
  await expect(page.getByText('Попросите администратора кабинета дополнить их')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await page.getByRole('tab', { name: 'Реквизиты' }).click()
  await expect(accountOf(page, 'АО «ТБанк»')).toBeVisible()
  await expectLocked(page, 'Добавить реквизиты')
  await cabinet.expectAccessibleInEveryTheme()
  await openActions(accountOf(page, 'АО «ТБанк»'))
  for (const item of await page.getByRole('menuitem').all()) {
    await expect(item).toBeDisabled()
    await expect(item).toContainText('Доступно администратору кабинета')
  }
})

test('an individual is asked only for what individuals have', { tag: '@deep' }, async ({ cabinet, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await cabinet.enter('P10', ORGANIZATION)
  await expect(page.getByText('Самозанятых в ЕГРЮЛ и ЕГРИП нет')).toBeVisible()
  await expect(page.getByRole('button', { name: /Обновить из/ })).toHaveCount(0)
  await press(page, 'Изменить')
  await expect(page.getByRole('heading', { name: 'Орлов Дмитрий Андреевич', level: 2 })).toBeFocused()
  await expect(field(page, 'Фамилия')).toHaveValue('Орлов')
  for (const absent of ['КПП', 'ОГРН', 'Полное наименование', 'Должность', 'Сайт']) {
    await expect(field(page, absent)).toHaveCount(0)
  }
  await cabinet.expectAccessibleInEveryTheme()
  await field(page, 'Отчество').fill('')
  await press(page, 'Сохранить')
  await expect(page.getByRole('heading', { name: 'Орлов Дмитрий', level: 2, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Изменить' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the card of the company opens as a document and is downloaded', { tag: '@deep' }, async ({ cabinet, page }) => {
  await cabinet.enter('P6', ORGANIZATION)
  await press(page, 'Карточка в PDF')
  const dialog = page.getByRole('dialog', { name: 'Карточка: АО «Агроснаб-Поволжье»' })
  await expect(dialog.getByText('1 из 1', { exact: true })).toBeVisible({ timeout: 20_000 })
  const download = page.waitForEvent('download')
  await press(dialog, 'Скачать')
  expect((await download).suggestedFilename()).toBe('Карточка организации 6399044084.pdf')
})
