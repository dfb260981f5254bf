import type { Permission } from '@cabinet/contract/access'
import type { Message } from '../kernel/language.ts'

/** A group of articles. Areas that declare the same name fill one group together. */
export interface HelpSection {
  readonly name: string
  readonly title: Message
}

/** An article that a module declares. The text is Russian in every language of the interface. */
export interface HelpDeclaration {
  /** Unique within the module. */
  readonly name: string
  readonly section: HelpSection
  readonly sort: number
  readonly title: string
  /** Markdown: paragraphs, lists, links, emphasis. */
  readonly body: string
  /** Who sees the article; everyone who has the module when absent. */
  readonly permissions?: readonly Permission[]
}

/** The help of an area: the groups that it has articles in, and the articles with the names of their groups. */
export const declareHelp = <const Name extends string>(
  sections: Readonly<Record<Name, Message>>,
  articles: readonly (Omit<HelpDeclaration, 'section'> & { readonly section: NoInfer<Name> })[],
): readonly HelpDeclaration[] =>
  articles.map((article) => ({
    ...article,
    section: { name: article.section, title: sections[article.section] },
  }))
