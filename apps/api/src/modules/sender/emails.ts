import { pages } from '@cabinet/contract/pages'
import { senderPages } from '@cabinet/contract/sender/pages'
import type { Message } from '../../kernel/language.ts'
import { moneyText } from '../../platform/emails/format.ts'
import { declareEmail } from '../../platform/emails/email.ts'
import { invoiceEmailsOf } from '../../platform/invoices/emails.ts'

const courier: Message = { ru: 'СДЭК', en: 'CDEK' }
const MANAGEMENT = senderPages['Sender:InsuranceManagement']()

/** To administrators: orders are insured from now on. */
export const insuranceEnabled = declareEmail({
  id: 'sender.insuranceEnabled',
  occasion: { ru: 'Страхование заказов подключено', en: 'Insurance of orders is on' },
  sample: { courier, price: 3900 },
  write: (input: { courier: Message; price: number }, language) =>
    language === 'ru'
      ? {
          subject: `Страхование заказов ${input.courier[language]} подключено`,
          paragraphs: [
            `Застрахованы заказы, которые ${input.courier[language]} примет с этой минуты. Заказы, принятые раньше, не застрахованы.`,
          ],
          details: [{ label: 'Стоимость за заказ', value: moneyText(input.price, 'ru') }],
          action: { label: 'Управление страхованием', url: MANAGEMENT },
        }
      : {
          subject: `Insurance of ${input.courier[language]} orders is on`,
          paragraphs: [
            `Orders that ${input.courier[language]} accepts from now on are insured. Orders accepted earlier are not.`,
          ],
          details: [{ label: 'Price for an order', value: moneyText(input.price, 'en') }],
          action: { label: 'Manage the insurance', url: MANAGEMENT },
        },
})

/** To administrators: new orders are not insured any more. */
export const insuranceDisabled = declareEmail({
  id: 'sender.insuranceDisabled',
  isUrgent: true,
  occasion: { ru: 'Страхование заказов отключено', en: 'Insurance of orders is off' },
  sample: { courier },
  write: (input: { courier: Message }, language) =>
    language === 'ru'
      ? {
          subject: `Страхование заказов ${input.courier[language]} отключено`,
          paragraphs: [
            'Новые заказы больше не застрахованы. Заказы, которые были застрахованы, остаются застрахованными до вручения.',
            'Вы можете подключить страхование снова в любой день.',
          ],
          action: { label: 'Управление страхованием', url: MANAGEMENT },
        }
      : {
          subject: `Insurance of ${input.courier[language]} orders is off`,
          paragraphs: [
            'New orders are not insured any more. Orders that were insured stay insured until they are handed over.',
            'You can switch the insurance on again any day.',
          ],
          action: { label: 'Manage the insurance', url: MANAGEMENT },
        },
})

/** To administrators: the courier does not take the stored key. */
export const accountFails = declareEmail({
  id: 'sender.accountFails',
  isUrgent: true,
  occasion: { ru: 'Ключ курьерской службы не подходит', en: 'The key of the courier account is refused' },
  sample: { courier },
  write: (input: { courier: Message }, language) =>
    language === 'ru'
      ? {
          subject: `Не удаётся загрузить заказы ${input.courier[language]}: проверьте ключ`,
          paragraphs: [
            `${input.courier[language]} не принимает сохранённый ключ, поэтому мы не видим новых заказов и не можем их застраховать.`,
            `Проверьте ключ в личном кабинете ${input.courier[language]}, раздел «Интеграция», и сохраните его заново.`,
          ],
          action: { label: 'Открыть кабинет', url: pages.root() },
        }
      : {
          subject: `Orders of ${input.courier[language]} cannot be loaded: check the key`,
          paragraphs: [
            `${input.courier[language]} refuses the stored key, so we see no new orders and cannot insure them.`,
            `Check the key in your ${input.courier[language]} account, section “Integration”, and save it again.`,
          ],
          action: { label: 'Open the cabinet', url: pages.root() },
        },
})

/** To administrators: somebody else has connected the account, with a key that the courier accepts. */
export const accountDisplaced = declareEmail({
  id: 'sender.accountDisplaced',
  isUrgent: true,
  occasion: { ru: 'Аккаунт курьерской службы у другого кабинета', en: 'Another cabinet has the courier account' },
  sample: { courier },
  write: (input: { courier: Message }, language) =>
    language === 'ru'
      ? {
          subject: `Аккаунт ${input.courier[language]} подключён к другому кабинету`,
          paragraphs: [
            `Аккаунт ${input.courier[language]}, который вы указали, подключила другая организация с ключом, который служба приняла. Ваш ключ служба не приняла, поэтому заказы этого аккаунта в вашем кабинете не загружаются.`,
            `Если аккаунт ваш, выпустите новый ключ в личном кабинете ${input.courier[language]} и напишите в поддержку.`,
          ],
          action: { label: 'Открыть кабинет', url: pages.root() },
        }
      : {
          subject: `The ${input.courier[language]} account is connected to another cabinet`,
          paragraphs: [
            `Another organization has connected the ${input.courier[language]} account that you named, with a key that the service accepts. Your key was not accepted, so orders of this account are not loaded to your cabinet.`,
            `If the account is yours, issue a new key in your ${input.courier[language]} account and write to support.`,
          ],
          action: { label: 'Open the cabinet', url: pages.root() },
        },
})

/** To administrators: a new invoice, and one that is overdue. */
export const invoiceEmails = invoiceEmailsOf({
  module: 'sender',
  occasions: {
    issued: { ru: 'Выставлен счёт', en: 'An invoice was issued' },
    overdue: { ru: 'Счёт просрочен', en: 'An invoice is overdue' },
  },
  insurance: { ru: 'страхование заказов', en: 'insurance of orders' },
  pausing: { ru: 'страхование новых заказов', en: 'insurance of new orders' },
  url: senderPages['Sender:InvoicesPayment'](),
  sample: { number: 'СЧ-26-001184', sum: 1_606_800, dueDate: '2026-11-20' },
})

export const senderEmails = [
  insuranceEnabled,
  insuranceDisabled,
  accountFails,
  accountDisplaced,
  ...Object.values(invoiceEmails),
]
