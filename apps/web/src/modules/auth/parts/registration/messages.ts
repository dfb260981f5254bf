import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

type RegistrationWordId = keyof typeof ru
export const useRegistrationMessages = messagesOf<RegistrationWordId>('registration')

type Loaded = ReturnType<MessageSource['load']['ru']>

/** Messages of registration and recovery. The sign-in page, which most visits begin with, does without them. */
export const registrationMessages: MessageSource = {
  module: 'registration',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
