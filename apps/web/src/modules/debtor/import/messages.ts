import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useImportMessages = messagesOf<keyof typeof ru>('debtor-import')

/** The messages of this part; no other page shows them. */
export const importMessages: MessageSource = {
  module: 'debtor-import',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
