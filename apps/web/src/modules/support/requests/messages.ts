import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useRequestMessages = messagesOf<keyof typeof ru>('support-requests')
export type RequestMessages = ReturnType<typeof useRequestMessages>

/** The messages of requests: the queue of platform staff, and what a person has written. */
export const requestMessages: MessageSource = {
  module: 'support-requests',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
