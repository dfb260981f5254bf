import { loadMessages, type MessageSource, messagesOf } from '../intl/messages.ts'
import type ru from './messages/ru.json'

export const useInvoiceMessages = messagesOf<keyof typeof ru>('invoice')

const messages: MessageSource = {
  module: 'invoice',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

/** The messages of what all invoices of the cabinet share; they come with the page that shows one. */
export const loadInvoiceMessages = (): Promise<void> => loadMessages([messages])
