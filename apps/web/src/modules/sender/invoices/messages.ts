import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useInvoicesMessages = messagesOf<keyof typeof ru>('sender-invoices')

/** The messages of this page; no other one shows them. */
export const invoicesMessages: MessageSource = {
  module: 'sender-invoices',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
