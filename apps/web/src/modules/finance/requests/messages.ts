import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type RequestMessageId = keyof typeof ru
export const useRequestMessages = messagesOf<RequestMessageId>('financeRequest')

/** The messages of the request form; they are many, and no other page shows them. */
export const requestMessages: MessageSource = {
  module: 'financeRequest',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
