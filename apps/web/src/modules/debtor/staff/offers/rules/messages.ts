import { type MessageSource, messagesOf } from '../../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useRulesMessages = messagesOf<keyof typeof ru>('debtor-offer-rules')
export type RulesMessages = ReturnType<typeof useRulesMessages>

/** The messages of the tab of platform staff about rules; no other one shows them. */
export const rulesMessages: MessageSource = {
  module: 'debtor-offer-rules',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
