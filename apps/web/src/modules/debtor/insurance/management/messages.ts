import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useManagementMessages = messagesOf<keyof typeof ru>('debtor-management')

/** The messages of this part; no other page shows them. */
export const managementMessages: MessageSource = {
  module: 'debtor-management',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
