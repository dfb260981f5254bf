import { loadMessages, type MessageSource, messagesOf } from '../intl/messages.ts'
import type ru from './messages/ru.json'

export const useSecondFactorMessages = messagesOf<keyof typeof ru>('second-factor')

/** Messages of the second step of signing in. The sign-in page does without them until somebody has one. */
export const secondFactorMessages: MessageSource = {
  module: 'second-factor',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}

export const loadSecondFactorMessages = (): Promise<void> => loadMessages([secondFactorMessages])
