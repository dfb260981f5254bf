import { declareHelp } from '../../platform/help.ts'

/** Settlement of insured orders. */
export const claimHelp = declareHelp(
  {
    CLAIM: { ru: 'Заявления и выплаты', en: 'Claims and payments' },
  },
  [
    {
      name: 'lost',
      section: 'CLAIM',
      sort: 130,
      title: 'Что делать, если заказ потерян или повреждён?',
      body: 'Откройте заказ и нажмите «Подать заявление». Для повреждения нужны акт и не меньше трёх фотографий, для утраты — претензия перевозчику и документы о стоимости. На каждый заказ подаётся отдельное заявление.',
      permissions: ['SENDER', 'SELLER'],
    },
    {
      name: 'returns',
      section: 'CLAIM',
      sort: 131,
      title: 'Как возмещаются возвраты и невыкупы?',
      body: '10-го числа мы готовим черновик по всем застрахованным заказам, которые вернулись или не были выкуплены в прошлом месяце. Проверьте список и отправьте черновик страховщику.',
      permissions: ['SENDER', 'SELLER'],
    },
  ],
)
