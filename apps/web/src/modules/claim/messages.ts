import { messagesOf } from '../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type MessageId = keyof typeof ru
export const useMessages = messagesOf<MessageId>('claim')
