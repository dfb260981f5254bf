import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useManagementMessages = messagesOf<keyof typeof ru>('sender-management')

/** The messages of this page; no other one shows them. */
export const managementMessages: MessageSource = {
  module: 'sender-management',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
