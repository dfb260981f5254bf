import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useConditionsMessages = messagesOf<keyof typeof ru>('sender-conditions')

/** The messages of this page; no other one shows them. */
export const conditionsMessages: MessageSource = {
  module: 'sender-conditions',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
