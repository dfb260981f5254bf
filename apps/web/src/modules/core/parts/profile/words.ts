import type { WordSource } from '../../../../shared/intl/words.ts'
import { wordsOf } from '../../../../shared/intl/words.ts'
import type ru from './messages/ru.json'

export type ProfileWordId = keyof typeof ru
export const useProfileWords = wordsOf<ProfileWordId>('profile')

type Loaded = ReturnType<WordSource['load']['ru']>

/** The words of the profile; they are many, and no other page shows them. */
export const profileWords: WordSource = {
  module: 'profile',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
