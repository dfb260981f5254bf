import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type HelpMessageId = keyof typeof ru
export const useHelpMessages = messagesOf<HelpMessageId>('help')

/** The messages of the help page and of messages to the support. */
export const helpMessages: MessageSource = {
  module: 'help',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
