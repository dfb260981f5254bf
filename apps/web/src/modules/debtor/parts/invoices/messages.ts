import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useInvoicesMessages = messagesOf<keyof typeof ru>('debtor-invoices')

type Loaded = ReturnType<MessageSource['load']['ru']>

/** The messages of this part; no other page shows them. */
export const invoicesMessages: MessageSource = {
  module: 'debtor-invoices',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
