import { declareHelp } from '../../platform/help.ts'

/** Order insurance of the courier service. */
export const senderHelp = declareHelp(
  {
    SENDER: { ru: 'Страхование заказов СДЭК', en: 'Courier order insurance' },
    PAYMENT: { ru: 'Счета и оплата', en: 'Invoices and payment' },
  },
  [
    {
      name: 'contract',
      section: 'SENDER',
      sort: 50,
      title: 'Где найти номер договора СДЭК?',
      body: 'Номер указан в вашем договоре и в личном кабинете СДЭК, в данных о договоре. Нужен договор на курьерские услуги; номер может содержать буквы.',
    },
    {
      name: 'key',
      section: 'SENDER',
      sort: 51,
      title: 'Где взять Account и Secure password?',
      body: 'В личном кабинете СДЭК откройте раздел «Интеграция», блок «Информация о текущем ключе». Данные нужны, чтобы читать ваши заказы. Создавать и менять заказы платформа не может.',
    },
    {
      name: 'moment',
      section: 'SENDER',
      sort: 52,
      title: 'С какого момента заказ застрахован?',
      body: 'Когда СДЭК принял его («Принят на склад отправителя») и страхование включено. Заказы, принятые раньше, не застрахованы.',
    },
    {
      name: 'pay',
      section: 'PAYMENT',
      sort: 120,
      title: 'Как оплатить счёт?',
      body: 'Откройте «Счета на оплату», нажмите «Оплатить» и отсканируйте QR-код в приложении банка или скопируйте реквизиты. Деньги поступают за 1–2 рабочих дня.',
      permissions: ['SENDER'],
    },
  ],
)
