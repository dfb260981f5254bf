import { loadMessages, type MessageSource, messagesOf } from '../intl/messages.ts'
import type ru from './messages/ru.json'

export const useRegisterMessages = messagesOf<keyof typeof ru>('register')

export type RegisterMessages = ReturnType<typeof useRegisterMessages>

const messages: MessageSource = {
  module: 'register',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

/** The messages of the frame of registers; they come with the page or the tab that shows one. */
export const loadRegisterMessages = (): Promise<void> => loadMessages([messages])
