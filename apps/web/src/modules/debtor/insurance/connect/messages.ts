import { loadMessages, type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useConnectMessages = messagesOf<keyof typeof ru>('debtor-connect')

const messages: MessageSource = {
  module: 'debtor-connect',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

/** The messages of the application; they come with its dialog. */
export const loadConnectMessages = (): Promise<void> => loadMessages([messages])
