import { declareHelp } from '../../platform/help.ts'

/** Insurance of commercial credits. */
export const debtorHelp = declareHelp(
  {
    DEBTOR: { ru: 'Коммерческие кредиты', en: 'Commercial credits' },
  },
  [
    {
      name: 'unpaid',
      section: 'DEBTOR',
      sort: 100,
      title: 'Покупатель не заплатил. Что делать?',
      body: 'Сообщите о просрочке в реестре отправок не позднее 30 дней после срока оплаты, направьте покупателю претензию, передайте документы для взыскания. После периода ожидания подайте заявление на выплату.',
    },
    {
      name: 'limit',
      section: 'DEBTOR',
      sort: 101,
      title: 'Что такое лимит на покупателя?',
      body: 'Сумма, в пределах которой застрахован долг этого покупателя. Всё, что сверх лимита, остаётся на вашем риске.',
    },
  ],
)
