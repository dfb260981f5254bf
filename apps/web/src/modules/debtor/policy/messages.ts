import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useConditionsMessages = messagesOf<keyof typeof ru>('debtor-conditions')

/** The messages of this part; no other page shows them. */
export const conditionsMessages: MessageSource = {
  module: 'debtor-conditions',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
