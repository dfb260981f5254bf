import { type WordSource, wordsOf } from '../../../../shared/intl/words.ts'
import type ru from './messages/ru.json'

type RegistrationWordId = keyof typeof ru
export const useRegistrationWords = wordsOf<RegistrationWordId>('registration')

type Loaded = ReturnType<WordSource['load']['ru']>

/** Words of registration and recovery. The sign-in page, which most visits begin with, does without them. */
export const registrationWords: WordSource = {
  module: 'registration',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
