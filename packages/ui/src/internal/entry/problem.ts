import type { entryWords } from '../../i18n/entry.ts'

/** The sentences about a text that a field cannot read. */
export type EntryWords = (typeof entryWords)['ru']

/** What is wrong with the text itself, before any form looks at the value; nothing for a text that can be read. */
export type ProblemOf = (text: string) => ((words: EntryWords) => string) | undefined
