import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useOrdersMessages = messagesOf<keyof typeof ru>('sender-orders')

/** The messages of this page; no other one shows them. */
export const ordersMessages: MessageSource = {
  module: 'sender-orders',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
