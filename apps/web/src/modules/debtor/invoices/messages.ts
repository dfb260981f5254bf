import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useInvoicesMessages = messagesOf<keyof typeof ru>('debtor-invoices')

/** The messages of this part; no other page shows them. */
export const invoicesMessages: MessageSource = {
  module: 'debtor-invoices',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
