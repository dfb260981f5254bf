import type { Locator, Page } from '@playwright/test'
import { PASSWORD, people, type Person } from '../e2e/support/people.ts'

/** What somebody does on one page, as they would: by presses and keys, each of which is measured. */
export interface Scenario {
  readonly name: string
  readonly person: Person | null
  readonly path: string
  readonly size?: { readonly width: number; readonly height: number }
  readonly act: (page: Page) => Promise<void>
}

const PHONE = { width: 390, height: 844 }

const rowsOf = (page: Page, grid: string): Locator => page.getByRole('grid', { name: grid }).getByRole('rowheader')

/**
 * Waits until the page has nothing left to do, as somebody who reads before they press on. A browser without a window
 * now and then forgets an idle callback: two seconds are enough for anybody.
 */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })))

/** Opens the first row in its drawer and puts it away again. */
const readFirst = async (page: Page, grid: string): Promise<void> => {
  await rowsOf(page, grid).first().click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  await rest(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Chooses what a select of the line of filters offers first, and takes it back. */
const filterBy = async (page: Page, select: RegExp): Promise<void> => {
  await page.getByRole('button', { name: select }).click()
  await page.getByRole('listbox').getByRole('option').nth(1).click()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Сбросить', exact: true }).click()
}

const typeInto = async (field: Locator, text: string): Promise<void> => {
  await field.click()
  await field.pressSequentially(text)
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'sign in',
    person: null,
    path: '/login',
    act: async (page) => {
      await page.getByRole('heading', { name: 'Демонстрация: войти как' }).waitFor()
      await typeInto(page.getByRole('textbox', { name: 'Телефон или e-mail' }), people.P5)
      await typeInto(page.locator('input[name=password]'), PASSWORD)
      await page.getByRole('button', { name: 'Войти', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Страховые продукты' }).waitFor()
    },
  },
  {
    name: 'registration',
    person: null,
    path: '/register',
    act: async (page) => typeInto(page.getByRole('textbox', { name: 'ИНН' }), '7799071013'),
  },
  {
    name: 'offers',
    person: 'P7',
    path: '/offer',
    act: async (page) => {
      await page.getByRole('button', { name: 'Повреждение или утрата груза' }).click()
      await page.getByRole('button', { name: 'Требуют решения: 1' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Свернуть меню' }).click()
      await page.getByRole('button', { name: 'Развернуть меню' }).click()
    },
  },
  {
    name: 'connecting a courier',
    person: 'P4',
    path: '/offer',
    act: async (page) => {
      await page
        .getByRole('article', { name: 'Страхование заказов СДЭК' })
        .getByRole('button', { name: 'Подключить страхование' })
        .click()
      await typeInto(page.getByRole('dialog').getByRole('textbox', { name: 'Номер договора' }), '1234567')
    },
  },
  {
    name: 'menu',
    person: 'P7',
    path: '/offer',
    act: async (page) => {
      for (const name of ['Реестр поставок', 'Объекты финансирования', 'Помощь']) {
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        await rest(page)
      }
    },
  },
  {
    name: 'menu of a phone',
    person: 'P5',
    path: '/offer',
    size: PHONE,
    act: async (page) => {
      await page.getByRole('button', { name: 'Открыть меню' }).click()
      await page.getByRole('navigation').getByRole('link', { name: 'Реестр заказов', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Реестр заказов' }).waitFor()
      await rest(page)
      await page.getByRole('button', { name: /^Фильтры/ }).click()
    },
  },
  {
    name: 'commands',
    person: 'P5',
    path: '/offer',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Поиск и команды' }).pressSequentially('счет')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'theme and language',
    person: 'P5',
    path: '/offer',
    act: async (page) => {
      await page.getByRole('button', { name: 'Тема: тёмная' }).click()
      await page.getByRole('button', { name: /Власова/ }).click()
      await page.getByRole('menuitemradio', { name: 'Контрастная' }).click()
      await page.getByRole('button', { name: /Власова/ }).click()
      await page.getByRole('menuitemradio', { name: 'English' }).click()
      await page.getByRole('heading', { level: 1, name: 'Insurance products' }).waitFor()
    },
  },
  {
    name: 'register of orders',
    person: 'P5',
    path: '/sender/order-register',
    act: async (page) => {
      await readFirst(page, 'Заказы')
      await filterBy(page, /^Любой статус/)
      await typeInto(page.getByRole('searchbox', { name: 'Поиск заказов' }), '1990000014')
    },
  },
  {
    name: 'register of shipments',
    person: 'P6',
    path: '/debtor/order-register',
    act: async (page) => {
      await readFirst(page, 'Отгрузки')
      await page.getByRole('checkbox', { name: 'Выбрать все строки' }).press('Space')
      await page.getByRole('columnheader', { name: 'Долг' }).getByRole('button').click()
      await page.getByRole('button', { name: 'Плотные строки' }).click()
    },
  },
  {
    name: 'new shipment',
    person: 'P6',
    path: '/debtor/order-register?form=new',
    act: async (page) => {
      await page.getByRole('dialog').waitFor()
      for (const key of ['О-777', 'Tab', 'Tab', 'ArrowDown', 'Escape'])
        await (key.startsWith('О') ? page.keyboard.type(key) : page.keyboard.press(key))
    },
  },
  {
    name: 'new buyer',
    person: 'P6',
    path: '/debtor/insurance-management',
    act: async (page) => {
      await page.getByRole('button', { name: 'Добавить покупателя' }).click()
      const form = page.getByRole('dialog', { name: 'Новый покупатель' })
      await typeInto(form.getByRole('textbox', { name: 'ИНН' }), '3799055198')
      await form.getByText('ООО «Фабрика Тканей»').first().waitFor()
      await typeInto(form.getByRole('textbox', { name: 'Номер договора поставки' }), '12-Ф')
      await typeInto(form.getByRole('textbox', { name: 'Дата договора' }), '20.02.2026')
      await typeInto(form.getByRole('textbox', { name: 'Лимит', exact: true }), '3000000')
    },
  },
  {
    name: 'register of supplies',
    person: 'P7',
    path: '/deliveries',
    act: async (page) => {
      await readFirst(page, 'Реестр поставок')
      await page.getByText('Только доступные').click()
      await page.getByRole('button', { name: 'Столбцы' }).click()
    },
  },
  {
    name: 'objects of financing',
    person: 'P7',
    path: '/financing',
    act: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Выбрать ОФ-/, disabled: false })
      await boxes.nth(0).press('Space')
      await boxes.nth(1).press('Space')
    },
  },
  {
    name: 'request for financing',
    person: 'P7',
    path: '/offer',
    act: async (page) => {
      await page.getByRole('link', { name: 'Продолжить заполнять заявку' }).click()
      await page.getByRole('link', { name: /^Общие сведения/ }).click()
      await typeInto(page.getByRole('textbox', { name: /^Среднесписочная численность/ }), '125')
      await typeInto(page.getByRole('textbox', { name: /^Сайт/ }), 'https://fabrika.example')
      await page.getByRole('button', { name: 'Далее' }).click()
    },
  },
  {
    name: 'claims',
    person: 'P5',
    path: '/settlement',
    act: async (page) => {
      await page.getByRole('button', { name: 'Черновики 2' }).click()
      await page.getByRole('link', { name: 'ЗВ-26-000401' }).click()
      await page.getByRole('link', { name: 'Продолжить заполнение' }).click()
      await typeInto(page.getByRole('textbox', { name: /^Место/ }), 'Омск, пункт выдачи')
      await page.getByRole('button', { name: 'Далее', exact: true }).click()
      await page.getByRole('heading', { level: 2, name: 'Сумма и претензия' }).waitFor()
    },
  },
  {
    name: 'people of a cabinet',
    person: 'P1',
    path: '/profile?tab=users',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Подтвердить: / })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Организация' }).click()
    },
  },
  {
    name: 'help',
    person: 'P7',
    path: '/help',
    act: async (page) => {
      await typeInto(page.getByRole('searchbox'), 'страховой случай')
      await page.getByRole('button', { name: 'Написать в поддержку' }).click()
      await typeInto(page.getByRole('dialog').getByRole('textbox', { name: /Сообщение/ }), 'Не открывается')
    },
  },
]
