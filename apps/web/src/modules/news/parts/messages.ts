import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useNewsMessages = messagesOf<keyof typeof ru>('news-letters')

export type NewsMessages = ReturnType<typeof useNewsMessages>

/** The messages of the pages of news; nobody but platform staff fetches them. */
export const newsMessages: MessageSource = {
  module: 'news-letters',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
