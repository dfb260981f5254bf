import type { Language, OwnText } from '../issue.ts'

/** The caller's own text in one language, when there is one. */
export const ownText = (text: OwnText | undefined, language: Language): string | undefined =>
  typeof text === 'object' ? text[language] : text
