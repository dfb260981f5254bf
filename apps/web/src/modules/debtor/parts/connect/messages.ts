import { loadMessages, type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useConnectMessages = messagesOf<keyof typeof ru>('debtor-connect')

type Loaded = ReturnType<MessageSource['load']['ru']>

const messages: MessageSource = {
  module: 'debtor-connect',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}

/** The messages of the application; they come with its dialog. */
export const loadConnectMessages = (): Promise<void> => loadMessages([messages])
