import type { MessageSource } from '../../../../shared/intl/messages.ts'
import { messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type ProfileWordId = keyof typeof ru
export const useProfileMessages = messagesOf<ProfileWordId>('profile')

type Loaded = ReturnType<MessageSource['load']['ru']>

/** The messages of the profile; they are many, and no other page shows them. */
export const profileMessages: MessageSource = {
  module: 'profile',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
