import type { MessageSource } from '../../../../shared/intl/messages.ts'
import { messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type ProfileMessageId = keyof typeof ru
export const useProfileMessages = messagesOf<ProfileMessageId>('profile')

/** The messages of the profile; they are many, and no other page shows them. */
export const profileMessages: MessageSource = {
  module: 'profile',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
