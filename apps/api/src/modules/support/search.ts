import { pages } from '@cabinet/contract/pages'
import type { ApiModule } from '../../platform/module.ts'
import { helpFor } from './help/service.ts'

/** Articles enough to choose from. */
const MOST = 5

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** Articles of help that have every word of the text in their title. */
export const searchHelp: NonNullable<ApiModule['search']> = ({ platform, user, language }, text) => {
  const words = plain(text).split(/\s+/)
  const found = helpFor(platform, user, language).filter(({ title }) => {
    const inTitle = plain(title)
    return words.every((word) => inTitle.includes(word))
  })
  return Promise.resolve(
    found.slice(0, MOST).map(({ id, title, section }) => ({
      kind: 'HELP_ARTICLE',
      id,
      title,
      text: section.description,
      path: pages.help({}, { q: title }),
    })),
  )
}
