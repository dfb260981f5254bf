import type { HelpArticle } from '@cabinet/contract/help'

/** «Ё» and «е» are one letter to who searches. */
const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** Articles that have every word of the query in their title or text, in any order; all of them for an empty query. */
export const matching = (articles: readonly HelpArticle[], query: string): readonly HelpArticle[] => {
  const messages = folded(query).split(/\s+/).filter(Boolean)
  return articles.filter(({ title, body, section }) => {
    const text = folded(`${section.description} ${title} ${body}`)
    return messages.every((word) => text.includes(word))
  })
}

/** Articles under the titles of their sections, both in the order of the articles. */
export const sectionsOf = (articles: readonly HelpArticle[]) => {
  const sections = new Map<string, { name: string; title: string; articles: HelpArticle[] }>()
  for (const article of articles) {
    const { name, description } = article.section
    const section = sections.get(name) ?? { name, title: description, articles: [] }
    section.articles.push(article)
    sections.set(name, section)
  }
  return [...sections.values()]
}
