import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useBuyersMessages = messagesOf<keyof typeof ru>('debtor-buyers')

/** The messages of this part; no other page shows them. */
export const buyersMessages: MessageSource = {
  module: 'debtor-buyers',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
