import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useStaffMessages = messagesOf<keyof typeof ru>('sender-staff')
export type StaffMessages = ReturnType<typeof useStaffMessages>

/** The messages of the page of platform staff; no other one shows them. */
export const staffMessages: MessageSource = {
  module: 'sender-staff',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
