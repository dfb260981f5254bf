import type ru from '../../modules/core/messages/ru.json'
import { wordsOf } from '../../shared/intl/words.ts'

/** Words of the signed-in frame: the core module keeps them. */
export const useShellWords = wordsOf<keyof typeof ru>('core')
