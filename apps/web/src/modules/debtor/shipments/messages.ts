import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useShipmentsMessages = messagesOf<keyof typeof ru>('debtor-shipments')

/** The messages of this part; no other page shows them. */
export const shipmentsMessages: MessageSource = {
  module: 'debtor-shipments',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
