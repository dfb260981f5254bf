import { wordsOf, type Translate } from './intl/words.ts'
import type ru from './messages/ru.json'

/** Words that every module may use: buttons, failures, names of states that repeat. */
export const useSharedWords = wordsOf<keyof typeof ru>('shared')
export type SharedWords = Translate<keyof typeof ru>
