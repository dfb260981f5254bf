import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

type RegistrationMessageId = keyof typeof ru
export const useRegistrationMessages = messagesOf<RegistrationMessageId>('registration')

/** Messages of registration and recovery. The sign-in page, which most visits begin with, does without them. */
export const registrationMessages: MessageSource = {
  module: 'registration',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
