import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useDocumentsMessages = messagesOf<keyof typeof ru>('seller-documents')

/** The messages of this page; no other one shows them. */
export const documentsMessages: MessageSource = {
  module: 'seller-documents',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
