import { loadMessages, type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useConnectMessages = messagesOf<keyof typeof ru>('sender-connect')

const messages: MessageSource = {
  module: 'sender-connect',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

/** The messages of connecting an account; they come with the dialog. */
export const loadConnectMessages = (): Promise<void> => loadMessages([messages])
