import * as offerRules from '@cabinet/contract/debtor/offer-rules'
import * as insurers from '@cabinet/contract/debtor/staff'
import * as bank from '@cabinet/contract/finance/banks'
import * as organizations from '@cabinet/contract/organization/staff'
import * as seller from '@cabinet/contract/auth/seller-registration'
import * as partnerPeople from '@cabinet/contract/partner/people'
import * as platform from '@cabinet/contract/staff'
import { reply as writeAgain } from '@cabinet/contract/support/requests'
import * as support from '@cabinet/contract/support/staff'
import { type FormCase, fill, press } from './form-case.ts'
import { PASSWORD } from './people.ts'

/** Forms of the pages that stand under «Платформа». */
export const staffForms: readonly FormCase[] = [
  {
    name: 'a member of the platform staff',
    call: platform.create,
    person: 'P8',
    at: '/staff',
    open: press('Пригласить сотрудника'),
    fill: async (page) => {
      await fill({
        Фамилия: 'Ершова',
        Имя: 'Полина',
        'Мобильный телефон': '9990020010',
        'E-mail': 'ershova@platform.example',
      })(page)
      await page.getByRole('dialog').locator('input[name=password]').fill(PASSWORD)
    },
    send: 'Пригласить',
  },
  {
    name: 'somebody of a partner',
    call: partnerPeople.invite,
    person: 'P8',
    at: '/partners',
    open: async (page) => {
      await page.getByRole('rowheader', { name: 'АО «Банк Меридиан»' }).click()
      await page.getByRole('tab', { name: 'Люди' }).click()
      await page.getByRole('button', { name: 'Пригласить' }).click()
    },
    fill: fill({
      Фамилия: 'Ершов',
      Имя: 'Денис',
      'E-mail': 'ershov@meridian.example',
      Телефон: '9990020011',
    }),
    send: 'Пригласить',
  },
  {
    name: 'a bank that is changed',
    call: bank.update,
    person: 'P8',
    at: '/staff/banks',
    open: (page) => page.getByRole('rowheader', { name: /Меридиан/ }).click(),
    fill: fill({ 'Короткое название': 'Банк Меридиан', БИК: '044525225' }),
    send: 'Сохранить',
  },
  {
    name: 'an insurer',
    call: insurers.createInsurer,
    person: 'P8',
    at: '/staff/insurers',
    open: press('Добавить страховщика'),
    fill: fill({ 'Полное название': 'АО «СК Опора»', 'Короткое название': 'СК «Опора»', ИНН: '7799071013' }),
    send: 'Добавить',
  },
  {
    name: 'an insurer that is changed',
    call: insurers.updateInsurer,
    person: 'P8',
    at: '/staff/insurers',
    open: (page) => page.getByRole('grid').first().getByRole('rowheader').first().click(),
    fill: fill({ 'Короткое название': 'Страховщик' }),
    send: 'Сохранить',
  },
  {
    name: 'an offer of credit insurance',
    call: insurers.createOffer,
    person: 'P8',
    at: '/staff/offers',
    open: press('Предложить страхование'),
    fill: async (page) => {
      await fill({ 'ИНН организации': '6699034175' })(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Страховщик/ })
        .click()
      await page.getByRole('listbox').getByRole('option').first().click()
    },
    send: 'Предложить',
  },
  {
    name: 'a rule of offers',
    call: offerRules.create,
    person: 'P8',
    at: '/staff/offers?tab=rules',
    open: press('Добавить правило'),
    fill: async (page) => {
      await fill({ Название: 'Пищевые производства Самары', 'Основной вид деятельности': '10, 11', Регионы: '63' })(
        page,
      )
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Страховщик/ })
        .click()
      await page.getByRole('listbox').getByRole('option').first().click()
    },
    send: 'Добавить',
  },
  {
    name: 'a rule of offers that is changed',
    call: offerRules.update,
    person: 'P8',
    at: '/staff/offers?tab=rules',
    open: (page) => page.getByRole('grid').first().getByRole('rowheader').first().click(),
    fill: fill({ Название: 'Пищевые производства и напитки' }),
    send: 'Сохранить',
  },
  {
    name: 'a link for a seller',
    call: seller.invite,
    person: 'P8',
    at: '/staff/organizations',
    open: press('Пригласить продавца'),
    fill: fill({
      ИНН: '7799071013',
      'Название организации': 'ООО «Новый продавец»',
      'Номер продавца': 'S-4242',
      'Название аккаунта': 'Новый продавец',
    }),
    send: 'Создать ссылку',
  },
  {
    name: 'an area that is taken away',
    call: organizations.setModule,
    person: 'P8',
    at: '/staff/organizations?q=789904567819',
    open: async (page) => {
      await page.getByRole('grid').first().getByRole('rowheader').first().click()
      await page.getByRole('button', { name: 'Отключить раздел «Страхование кредитов»' }).click()
    },
    fill: fill({ Причина: 'Попросила сама организация' }),
    send: 'Отключить',
  },
  {
    name: 'an answer of the support',
    call: support.answer,
    person: 'P8',
    at: '/staff/support',
    open: (page) => page.getByRole('grid').first().getByRole('rowheader').first().click(),
    fill: fill({ Ответ: 'Проверили: ключ нужно заменить на странице страхования.' }),
    send: 'Ответить',
  },
  {
    name: 'a further message to the support',
    call: writeAgain,
    person: 'P9',
    at: '/help',
    open: (page) => page.getByRole('link', { name: /^ОБ-/ }).first().click(),
    fill: fill({ Сообщение: 'Новый ключ тоже не принимается.' }),
    send: 'Отправить',
  },
]
