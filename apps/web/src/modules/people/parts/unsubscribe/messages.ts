import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useUnsubscribeMessages = messagesOf<keyof typeof ru>('unsubscribe')

/** The messages of the page behind the link in a letter of news. */
export const unsubscribeMessages: MessageSource = {
  module: 'unsubscribe',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
