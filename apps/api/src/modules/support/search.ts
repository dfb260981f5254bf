import { pages } from '@cabinet/contract/pages'
import { comparable } from '@cabinet/contract/text'
import type { ApiModule } from '../../platform/module.ts'
import { helpFor } from './help/service.ts'

/** Articles enough to choose from. */
const MOST = 5

/** Articles of help that have every word of the text: first those that have them in their title. */
export const searchHelp: NonNullable<ApiModule['search']> = ({ platform, user, language }, text) => {
  const words = comparable(text).split(' ')
  const holds = (sought: string): boolean => {
    const whole = comparable(sought)
    return words.every((word) => whole.includes(word))
  }
  const articles = helpFor(platform, user, language)
  const named = articles.filter(({ title }) => holds(title))
  const telling = articles.filter(
    (article) => !named.includes(article) && holds(`${article.section.description} ${article.title} ${article.body}`),
  )
  return Promise.resolve(
    [...named, ...telling].slice(0, MOST).map(({ id, title, section }) => ({
      kind: 'HELP_ARTICLE',
      id,
      title,
      text: section.description,
      path: pages.help({}, { q: title }),
    })),
  )
}
