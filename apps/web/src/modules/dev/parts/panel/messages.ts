import type { MessageSource } from '../../../../shared/intl/messages.ts'
import { messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type PanelMessageId = keyof typeof ru
export const usePanelMessages = messagesOf<PanelMessageId>('panel')

/** The messages of the panel; nobody but its readers fetches them. */
export const panelMessages: MessageSource = {
  module: 'panel',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
