import { loadWords, type WordSource, wordsOf } from '../intl/words.ts'
import type ru from './messages/ru.json'

export const useFileWords = wordsOf<keyof typeof ru>('files')

type Loaded = ReturnType<WordSource['load']['ru']>

const words: WordSource = {
  module: 'files',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}

/** The words of everything about files; they come with the part that shows them. */
export const loadFileWords = (): Promise<void> => loadWords([words])
