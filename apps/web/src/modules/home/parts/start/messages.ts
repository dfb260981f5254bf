import { loadMessages, type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useStartMessages = messagesOf<keyof typeof ru>('home-start')

const messages: MessageSource = {
  module: 'home-start',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

/** The messages of the way to the first product; they come with it. */
export const loadStartMessages = (): Promise<void> => loadMessages([messages])
