import { declareHelp } from '../../platform/help.ts'

/** Bank financing. */
export const financeHelp = declareHelp(
  {
    FINANCE: { ru: 'Финансирование', en: 'Financing' },
  },
  [
    {
      name: 'term',
      section: 'FINANCE',
      sort: 110,
      title: 'Сколько банк рассматривает заявку?',
      body: 'От 5 до 14 рабочих дней. О решении мы напишем на почту.',
    },
    {
      name: 'sum',
      section: 'FINANCE',
      sort: 111,
      title: 'Как рассчитывается сумма финансирования?',
      body: 'Сумма требования × размер аванса, но не больше свободного лимита по договору. Остаток банк перечислит после оплаты покупателем.',
    },
  ],
)
