import { type WordSource, wordsOf } from '../../../../shared/intl/words.ts'
import type ru from './messages/ru.json'

export type HelpWordId = keyof typeof ru
export const useHelpWords = wordsOf<HelpWordId>('help')

type Loaded = ReturnType<WordSource['load']['ru']>

/** The words of the help page and of messages to the support. */
export const helpWords: WordSource = {
  module: 'help',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
