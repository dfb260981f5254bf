import type { MessageSource } from '../../../../shared/intl/messages.ts'
import { messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type PanelWordId = keyof typeof ru
export const usePanelMessages = messagesOf<PanelWordId>('panel')

type Loaded = ReturnType<MessageSource['load']['ru']>

/** The messages of the panel; nobody but its readers fetches them. */
export const panelMessages: MessageSource = {
  module: 'panel',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
