import { loadMessages, type MessageSource, messagesOf } from '../intl/messages.ts'
import type ru from './messages/ru.json'

export const useFileMessages = messagesOf<keyof typeof ru>('files')

const messages: MessageSource = {
  module: 'files',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

/** The messages of everything about files; they come with the part that shows them. */
export const loadFileMessages = (): Promise<void> => loadMessages([messages])
