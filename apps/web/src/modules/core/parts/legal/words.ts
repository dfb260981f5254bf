import { type WordSource, wordsOf } from '../../../../shared/intl/words.ts'
import type ru from './messages/ru.json'

export type LegalWordId = keyof typeof ru
export const useLegalWords = wordsOf<LegalWordId>('legal')

type Loaded = ReturnType<WordSource['load']['ru']>

/** The words around the legal texts. */
export const legalWords: WordSource = {
  module: 'legal',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
