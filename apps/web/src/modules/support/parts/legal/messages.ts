import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type LegalWordId = keyof typeof ru
export const useLegalMessages = messagesOf<LegalWordId>('legal')

type Loaded = ReturnType<MessageSource['load']['ru']>

/** The messages around the legal texts. */
export const legalMessages: MessageSource = {
  module: 'legal',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
