import { paragraphsOf } from '@cabinet/contract/linked-text'
import { declareEmail } from '../../platform/emails/email.ts'

/** A letter of news: the words are those of staff in every language, around them stand those of the reader's. */
export const newsEmail = declareEmail({
  id: 'news.letter',
  occasion: { ru: 'Новости о продуктах', en: 'News about the products' },
  sample: {
    subject: 'Страхование заказов: теперь и выкуп из пункта выдачи',
    text: 'С 1 декабря застрахованы и заказы, которые покупатель забирает сам.\n\nПодробнее — на странице https://cabinet.example/help.',
  },
  write: ({ subject, text }: { readonly subject: string; readonly text: string }) => ({
    subject,
    paragraphs: paragraphsOf(text),
    hasLinks: true,
  }),
})
