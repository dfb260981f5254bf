import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useDecisionsMessages = messagesOf<keyof typeof ru>('decisions')

export type DecisionsMessages = ReturnType<typeof useDecisionsMessages>

/** The messages of what people of partners decide; no other page shows them. */
export const decisionsMessages: MessageSource = {
  module: 'decisions',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
