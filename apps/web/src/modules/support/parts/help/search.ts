import type { HelpArticle } from '@cabinet/contract/support/help'

/** «Ё» and «е» are one letter to who searches. */
const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** The words of a query, as they are compared. */
const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean)

/** Articles that have every word of the query in their title or text, in any order; all of them for an empty query. */
export const matching = (articles: readonly HelpArticle[], query: string): readonly HelpArticle[] => {
  const words = wordsOf(query)
  return articles.filter(({ title, body, section }) => {
    const text = folded(`${section.description} ${title} ${body}`)
    return words.every((word) => text.includes(word))
  })
}

/** Where the words of a query stand in a text: begin and end of each. Folding keeps every letter in its place. */
export const placesOf = (text: string, query: string): readonly (readonly [number, number])[] => {
  const where = folded(text)
  return wordsOf(query).flatMap((word) => {
    const places: [number, number][] = []
    for (let at = where.indexOf(word); at !== -1; at = where.indexOf(word, at + word.length))
      places.push([at, at + word.length])
    return places
  })
}

/**
 * Articles under the titles of their sections, both in the order of the articles; sections of products that the person
 * does not have come last.
 */
export const sectionsOf = (articles: readonly HelpArticle[], offered: ReadonlySet<string> = new Set()) => {
  const sections = new Map<string, { name: string; title: string; articles: HelpArticle[] }>()
  for (const article of articles) {
    const { name, description } = article.section
    const section = sections.get(name) ?? { name, title: description, articles: [] }
    section.articles.push(article)
    sections.set(name, section)
  }
  const isOffered = (list: readonly HelpArticle[]) => list.every(({ module }) => offered.has(module))
  return [...sections.values()].sort(
    (one, other) => Number(isOffered(one.articles)) - Number(isOffered(other.articles)),
  )
}
