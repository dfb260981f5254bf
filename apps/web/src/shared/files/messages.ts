import { loadMessages, type MessageSource, messagesOf } from '../intl/messages.ts'
import type ru from './messages/ru.json'

export const useFileMessages = messagesOf<keyof typeof ru>('files')

type Loaded = ReturnType<MessageSource['load']['ru']>

const messages: MessageSource = {
  module: 'files',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}

/** The messages of everything about files; they come with the part that shows them. */
export const loadFileMessages = (): Promise<void> => loadMessages([messages])
