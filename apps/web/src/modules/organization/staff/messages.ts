import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useStaffMessages = messagesOf<keyof typeof ru>('organization-staff')
export type StaffMessages = ReturnType<typeof useStaffMessages>

/** The messages of the pages of platform staff; no other ones show them. */
export const staffMessages: MessageSource = {
  module: 'organization-staff',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
