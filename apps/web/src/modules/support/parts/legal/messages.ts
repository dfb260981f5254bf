import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type LegalMessageId = keyof typeof ru
export const useLegalMessages = messagesOf<LegalMessageId>('legal')

/** The messages around the legal texts. */
export const legalMessages: MessageSource = {
  module: 'legal',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
