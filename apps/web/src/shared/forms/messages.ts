import { loadMessages, type MessageSource, messagesOf } from '../intl/messages.ts'
import type ru from './messages/ru.json'

export const useFormMessages = messagesOf<keyof typeof ru>('forms')

const messages: MessageSource = {
  module: 'forms',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

/** The messages of everything about forms; they come with the part that shows them. */
export const loadFormMessages = (): Promise<void> => loadMessages([messages])
