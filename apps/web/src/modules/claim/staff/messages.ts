import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useStaffClaimsMessages = messagesOf<keyof typeof ru>('claim-staff')
export type StaffClaimsMessages = ReturnType<typeof useStaffClaimsMessages>

/** The messages of the page of platform staff; no other one shows them. */
export const staffClaimsMessages: MessageSource = {
  module: 'claim-staff',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
