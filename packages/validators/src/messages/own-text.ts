import { peek } from '../internal/probe.ts'
import type { Language, OwnText } from '../issue.ts'

/** The caller's own text in one language, when there is one. */
export const ownText = (text: OwnText | undefined, language: Language): string | undefined => {
  const own = typeof text === 'object' ? peek(text, language) : text
  return typeof own === 'string' ? own : undefined
}
