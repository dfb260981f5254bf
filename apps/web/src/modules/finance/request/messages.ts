import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type RequestWordId = keyof typeof ru
export const useRequestMessages = messagesOf<RequestWordId>('financeRequest')

type Loaded = ReturnType<MessageSource['load']['ru']>

/** The messages of the request form; they are many, and no other page shows them. */
export const requestMessages: MessageSource = {
  module: 'financeRequest',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
