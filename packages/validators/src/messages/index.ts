import type { Language } from '../issue.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { translate, type Translatable } from './translate.ts'

/**
 * The text of an issue for people. Nothing is kept between calls: the same issue can be told in both languages at once.
 *
 * Brings both catalogues. Where one language is enough, take its catalogue alone and call `translate(issue, ru)`.
 *
 * @example
 * message(rules.min(8)('short'), 'ru') // «Не короче 8 символов»
 */
export const message = (issue: Translatable, language: Language): string =>
  translate(issue, language === 'en' ? en : ru)

export { translate, type Translatable } from './translate.ts'
export { pluralRu, type RussianForms } from './plural.ts'
export type { Catalogue, CatalogueOf, Entry, FormCatalogue, IdentifierCatalogue, Text } from './catalogue.ts'
