import { loadMessages, type MessageSource, messagesOf } from '../intl/messages.ts'
import type ru from './messages/ru.json'

export const useRegisterMessages = messagesOf<keyof typeof ru>('register')

export type RegisterMessages = ReturnType<typeof useRegisterMessages>

type Loaded = ReturnType<MessageSource['load']['ru']>

const messages: MessageSource = {
  module: 'register',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}

/** The messages of the frame of registers; they come with the page or the tab that shows one. */
export const loadRegisterMessages = (): Promise<void> => loadMessages([messages])
