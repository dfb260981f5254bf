import { wordsOf } from '../../shared/intl/words.ts'
import type ru from './messages/ru.json'

export type WordId = keyof typeof ru
export const useWords = wordsOf<WordId>('debtor')
