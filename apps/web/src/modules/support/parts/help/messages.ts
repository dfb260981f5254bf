import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type HelpWordId = keyof typeof ru
export const useHelpMessages = messagesOf<HelpWordId>('help')

type Loaded = ReturnType<MessageSource['load']['ru']>

/** The messages of the help page and of messages to the support. */
export const helpMessages: MessageSource = {
  module: 'help',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
