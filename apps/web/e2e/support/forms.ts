import { login } from '@cabinet/contract/auth'
import { withdraw } from '@cabinet/contract/claim'
import { writeMessage } from '@cabinet/contract/claim/papers'
import * as colleague from '@cabinet/contract/people/colleagues'
import * as buyer from '@cabinet/contract/debtor/buyers'
import * as shipment from '@cabinet/contract/debtor/shipments'
import { disable } from '@cabinet/contract/debtor'
import * as rule from '@cabinet/contract/finance/rules'
import * as news from '@cabinet/contract/news'
import { change as changeOrganization } from '@cabinet/contract/organization'
import * as partners from '@cabinet/contract/partner/partners'
import { recover } from '@cabinet/contract/auth/password'
import * as details from '@cabinet/contract/organization/payment-details'
import { sendContactCode, updateSelf } from '@cabinet/contract/people/profile'
import { register } from '@cabinet/contract/auth/registration'
import { invite as inviteSeller } from '@cabinet/contract/auth/seller-registration'
import * as account from '@cabinet/contract/sender/account'
import { deactivate } from '@cabinet/contract/sender/insurance'
import * as staff from '@cabinet/contract/sender/staff'
import * as statement from '@cabinet/contract/partner/statement'
import { write } from '@cabinet/contract/support/requests'
import { put } from '@cabinet/contract/people/views'
import type { Page } from '@playwright/test'
import { PASSWORD, people } from './people.ts'
import { field, fill, type FormCase, press } from './form-case.ts'
import { staffForms } from './staff-forms.ts'

const item = (of: RegExp, name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: of }).first().click()
  await page.getByRole('menuitem', { name }).click()
}
/** Opens a row of a register, and presses a button of its drawer. */
const inDrawer = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('grid').first().getByRole('rowheader').first().click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}
const date = (page: Page, name: string, value: string) => field(page, name).pressSequentially(value)
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).first().check({ force: true })
const mark = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name }).first().check({ force: true })

const day = (inDays: number): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(Date.now() + inDays * 86_400_000)

export const forms: readonly FormCase[] = [
  {
    name: 'a sign-in',
    call: login,
    at: '/login',
    fill: async (page) => {
      await fill({ 'Телефон или e-mail': people.P12 })(page)
      await page.locator('input[name=password]').fill(PASSWORD)
    },
    send: 'Войти',
    isAnother: 'a session belongs to who has its tokens, and they were lost',
  },
  {
    name: 'a recovery',
    call: recover,
    at: '/recovery',
    fill: fill({ 'Телефон или e-mail': people.P12 }),
    send: 'Получить код',
    isAnother: 'nobody is signed in: the newest code counts',
  },
  {
    name: 'an invitation of a colleague',
    call: colleague.invite,
    person: 'P1',
    at: '/profile?tab=users',
    open: item(/^Добавить пользователя/, /^Пригласить/),
    fill: fill({ 'E-mail': 'colleague@new.example' }),
    send: 'Отправить приглашение',
  },
  {
    name: 'a colleague who is let in at once',
    call: colleague.create,
    person: 'P1',
    at: '/profile?tab=users',
    open: item(/^Добавить пользователя/, /^Открыть доступ/),
    fill: async (page) => {
      await fill({
        Фамилия: 'Новикова',
        Имя: 'Анна',
        'Мобильный телефон': '9990020001',
        'E-mail': 'novikova@new.example',
      })(page)
      await mark(page, /согласие/)
    },
    send: 'Добавить',
  },
  {
    name: 'a rejection of a person',
    call: colleague.reject,
    person: 'P1',
    at: '/profile?tab=users&status=UNCONFIRMED',
    open: item(/^Действия: Павлова/, 'Отклонить'),
    fill: fill({ Причина: 'Не работает у нас' }),
    send: 'Отклонить',
  },
  {
    name: 'a confirmation of a person',
    call: colleague.confirm,
    person: 'P1',
    at: '/profile?tab=users&status=UNCONFIRMED',
    open: item(/^Действия: Кузнецова/, /^Подтвердить/),
    fill: (page) => mark(page, /^Отправитель/),
    send: 'Подтвердить',
  },
  {
    name: 'roles of a colleague',
    call: colleague.update,
    person: 'P1',
    at: '/profile?tab=users',
    open: item(/^Действия: Морозова/, /роли/),
    fill: (page) => mark(page, /^Финансирование/),
    send: 'Сохранить',
  },
  {
    name: 'the names of the person',
    call: updateSelf,
    person: 'P6',
    at: '/profile',
    fill: fill({ Должность: 'Главный бухгалтер' }),
    send: 'Сохранить',
  },
  {
    name: 'a new phone',
    call: sendContactCode,
    person: 'P6',
    at: '/profile',
    open: press('Изменить телефон'),
    fill: fill({ 'Новый мобильный телефон': '9990020002', 'Ваш пароль': PASSWORD }),
    send: 'Получить код',
    isAnother: 'the newest code counts',
  },
  {
    name: 'the organization',
    call: changeOrganization,
    person: 'P6',
    at: '/profile?tab=organization&panel=edit',
    fill: fill({ Сайт: 'https://new.example' }),
    send: 'Сохранить',
  },
  {
    name: 'new requisites',
    call: details.add,
    person: 'P6',
    at: '/profile?tab=payment-details',
    open: press('Добавить реквизиты'),
    fill: async (page) => {
      await fill({ БИК: '044525593' })(page)
      await fill({ 'Расчётный счёт': '40702810999990000006', Комментарий: 'Для поставок' })(page)
    },
    send: 'Сохранить',
  },
  {
    name: 'present requisites',
    call: details.change,
    person: 'P6',
    at: '/profile?tab=payment-details',
    open: item(/^Действия: ПАО/, 'Изменить'),
    fill: fill({ Комментарий: 'Основной' }),
    send: 'Сохранить',
  },
  {
    name: 'a message to the insurer',
    call: writeMessage,
    person: 'P5',
    at: '/settlement?status=SUBMITTED',
    open: async (page) => {
      await page.getByRole('grid').first().getByRole('rowheader').first().click()
      await page.getByRole('form', { name: 'Сообщение страховщику' }).waitFor()
    },
    fill: async (page) => page.getByRole('form').getByRole('textbox').fill('Приложим акт завтра'),
    send: 'Отправить сообщение',
  },
  {
    name: 'a withdrawal of a claim',
    call: withdraw,
    person: 'P5',
    at: '/settlement?status=SUBMITTED',
    open: async (page) => {
      await page.getByRole('grid').first().getByRole('rowheader').first().click()
      await page.getByRole('button', { name: 'Отозвать' }).click()
    },
    fill: async (page) => page.getByRole('dialog').getByRole('textbox').fill('Груз нашёлся, претензии нет'),
    send: 'Отозвать',
  },
  {
    name: 'a letter with news',
    call: news.create,
    person: 'P8',
    at: '/news/new',
    fill: fill({ Тема: 'Новый банк', Текст: 'Теперь работаем и с ним' }),
    send: 'Сохранить черновик',
  },
  {
    name: 'the key of a courier account',
    call: account.save,
    person: 'P5',
    at: '/sender/insurance-management',
    open: press('Заменить ключ'),
    fill: fill({ 'Account (Идентификатор)': 'another', 'Secure password (Пароль)': 'secret' }),
    send: 'Подключить',
    says: /Сломалось|Не удалось подключить аккаунт|долго\sне\sотвечает/,
  },
  {
    name: 'a buyer',
    call: buyer.create,
    person: 'P6',
    at: '/debtor/insurance-management',
    open: press('Добавить покупателя'),
    fill: async (page) => {
      await fill({ ИНН: '3799055198', 'Номер договора поставки': '12-Ф', 'Отсрочка, дней': '45', Лимит: '3000000' })(
        page,
      )
      await date(page, 'Дата договора', '20.02.2026')
      await radio(page, /компании независимы/)
    },
    send: 'Добавить',
  },
  {
    name: 'the contract with a buyer',
    call: buyer.update,
    person: 'P6',
    at: '/debtor/insurance-management',
    open: inDrawer('Изменить договор'),
    fill: fill({ 'Отсрочка, дней': '41' }),
    send: 'Сохранить',
  },
  {
    name: 'a limit',
    call: buyer.requestLimit,
    person: 'P6',
    at: '/debtor/insurance-management',
    open: inDrawer('Изменить лимит'),
    fill: async (page) => page.getByRole('dialog').last().getByRole('textbox').fill('5100000'),
    send: 'Отправить страховщику',
  },
  {
    name: 'a shipment',
    call: shipment.create,
    person: 'P6',
    at: '/debtor/order-register',
    open: press('Добавить отгрузку'),
    fill: async (page) => {
      await page.getByRole('dialog').getByRole('combobox', { name: 'Покупатель' }).fill('Хлебторг')
      await page.getByRole('option', { name: /Хлебторг/ }).click()
      await fill({ 'Номер документа': 'Н-1', 'Сумма с НДС': '1200', 'в том числе НДС': '200' })(page)
      await date(page, 'Дата документа', day(-1))
      await date(page, 'Дата отгрузки', day(-1))
    },
    send: 'Сохранить черновик',
  },
  {
    name: 'a draft of a shipment',
    call: shipment.update,
    person: 'P6',
    at: '/debtor/order-register',
    open: inDrawer('Изменить черновик'),
    fill: fill({ 'Номер документа': 'О-201-А' }),
    send: 'Сохранить черновик',
  },
  {
    name: 'a payment of a buyer',
    call: shipment.pay,
    person: 'P6',
    at: '/debtor/order-register?status=OVERDUE',
    open: inDrawer(/оплат/i),
    fill: fill({ Сумма: '1000' }),
    send: 'Отметить',
  },
  {
    name: 'a notice of an overdue payment',
    call: shipment.notify,
    person: 'P6',
    at: '/debtor/order-register?next=NOTIFY',
    open: inDrawer('Сообщить о просрочке'),
    fill: async (page) => page.getByRole('dialog').last().getByRole('textbox').fill('Не отвечает на письма'),
    send: 'Сообщить страховщику',
  },
  {
    name: 'why the credit insurance is to end',
    call: disable,
    person: 'P6',
    at: '/debtor/insurance-management',
    open: press('Отключить страхование'),
    fill: (page) => page.getByRole('dialog').getByRole('radio').first().check({ force: true }),
    send: 'Отправить запрос',
  },
  {
    name: 'a rule of financing',
    call: rule.update,
    person: 'P7',
    at: '/financing',
    open: async (page) => {
      await press('Автофинансирование')(page)
      await page.getByRole('article').first().getByRole('button', { name: 'Изменить' }).click()
    },
    fill: async (page) => page.getByRole('dialog').last().getByRole('textbox').first().fill('Крупные по понедельникам'),
    send: 'Сохранить',
  },
  {
    name: 'another rule of financing',
    call: rule.create,
    person: 'P7',
    at: '/financing',
    open: async (page) => {
      await press('Автофинансирование')(page)
      await press('Добавить правило')(page)
    },
    fill: async (page) => page.getByRole('dialog').last().getByRole('textbox').first().fill('Всё по средам'),
    send: 'Сохранить',
  },
  {
    name: 'why the courier insurance is to end',
    call: deactivate,
    person: 'P5',
    at: '/sender/insurance-management',
    open: press('Отключить страхование'),
    fill: (page) => page.getByRole('dialog').getByRole('radio').first().check({ force: true }),
    send: 'Отключить',
  },
  {
    name: 'a letter to the support',
    call: write,
    person: 'P2',
    at: '/help',
    open: press('Написать в поддержку'),
    fill: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: /Тема/ }).click()
      await page.getByRole('option').last().click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('Длинное обращение, которое жалко потерять')
    },
    send: 'Отправить',
  },
  {
    name: 'a view of a register',
    call: put,
    person: 'P5',
    at: '/sender/order-register?cover=INSURED',
    open: item(/^Виды/, /Сохранить/),
    fill: async (page) => page.getByRole('dialog').getByRole('textbox').fill('Мой вид'),
    send: 'Сохранить',
  },
  {
    name: 'a contract that may be insured',
    call: staff.addContract,
    person: 'P8',
    at: '/sender/contracts',
    open: press('Добавить договор'),
    fill: fill({ 'Номер договора или его начало': '4200777' }),
    send: 'Добавить',
  },
  {
    name: 'a price',
    call: staff.setPrice,
    person: 'P8',
    at: '/sender/contracts?tab=prices',
    open: press(/^Изменить цену: ООО «Северный/),
    fill: fill({ 'Новая цена за заказ': '35' }),
    send: 'Назначить цену',
  },
  {
    name: 'a link for a seller from the developer panel',
    call: inviteSeller,
    person: 'P8',
    at: '/dev?tab=sellers',
    fill: fill({
      ИНН: '5499071033',
      Организация: 'ООО «Сибирский мёд»',
      'Идентификатор продавца': 'honey',
      'Название аккаунта': 'Сибирский мёд',
    }),
    send: 'Создать ссылку',
  },
  {
    name: 'a key of a partner',
    call: partners.issueKey,
    person: 'P8',
    at: '/partners',
    open: async (page) => {
      await page.getByRole('rowheader', { name: 'АО «Банк Меридиан»' }).click()
      await page.getByRole('button', { name: 'Выдать ключ' }).click()
    },
    fill: fill({ 'Для чего': 'Для проверки' }),
    send: 'Выдать ключ',
  },
  {
    name: 'where events go',
    call: partners.saveWebhook,
    person: 'P8',
    at: '/partners',
    open: async (page) => {
      await page.getByRole('rowheader', { name: 'АО «Банк Меридиан»' }).click()
      await page.getByRole('tab', { name: 'События' }).click()
      await page.getByRole('button', { name: 'Задать адрес' }).click()
    },
    fill: async (page) => page.getByRole('dialog').getByRole('textbox').first().fill('https://bank.example/hook'),
    send: 'Сохранить',
  },
  {
    name: 'a payment that is settled by hand',
    call: statement.settle,
    person: 'P8',
    at: '/partners/statement',
    open: async (page) => {
      await page.getByRole('rowheader', { name: /Оптима/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Закрыть без счёта' }).click()
    },
    fill: async (page) =>
      page.getByRole('dialog').last().getByRole('textbox').first().fill('Оплата по другому договору'),
    send: 'Закрыть без счёта',
  },
  ...staffForms,
  {
    name: 'a registration',
    call: register,
    at: '/register?itn=7799071013',
    open: async (page) => {
      await page.getByText('ООО «Лесная слобода»').first().waitFor()
      await press('Продолжить')(page)
      await page.getByRole('textbox', { name: 'Фамилия' }).waitFor()
    },
    fill: async (page) => {
      await fill({
        Фамилия: 'Новикова',
        Имя: 'Анна',
        'Мобильный телефон': '9990020009',
        'E-mail': 'novikova@lesnaya-sloboda.example',
      })(page)
      await page.getByRole('checkbox', { name: /^Даю согласие на\sобработку/ }).press('Space')
      await page.getByRole('checkbox', { name: /^Принимаю условия/ }).press('Space')
    },
    send: 'Получить код',
    isAnother: 'nobody is signed in: the newest code counts',
  },
  {
    name: 'the cabinet for another owner',
    call: colleague.transferOwnership,
    person: 'P1',
    at: '/profile?tab=users',
    open: item(/^Действия: Морозова/, 'Сделать владельцем'),
    fill: async (page) => page.getByRole('dialog').locator('input[name=password]').fill(PASSWORD),
    send: 'Передать кабинет',
  },
]
