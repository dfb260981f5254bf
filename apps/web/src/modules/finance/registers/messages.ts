import { messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type RegistersMessageId = keyof typeof ru
export const useRegistersMessages = messagesOf<RegistersMessageId>('finance-registers')

export type RegistersMessages = ReturnType<typeof useRegistersMessages>
