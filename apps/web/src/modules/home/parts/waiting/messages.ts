import { loadMessages, type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useWaitingMessages = messagesOf<keyof typeof ru>('home-waiting')

const messages: MessageSource = {
  module: 'home-waiting',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

/** The messages of the card of who waits for the owner; they come with it. */
export const loadWaitingMessages = (): Promise<void> => loadMessages([messages])
