import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useStatementMessages = messagesOf<keyof typeof ru>('statement')

export type StatementMessages = ReturnType<typeof useStatementMessages>

/** The messages of the bank statement; no other page shows them. */
export const statementMessages: MessageSource = {
  module: 'statement',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
