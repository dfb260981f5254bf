import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useStaffMessages = messagesOf<keyof typeof ru>('staff-pages')
export type StaffMessages = ReturnType<typeof useStaffMessages>

/** The messages of the overview; nobody but its readers fetches them. */
export const staffMessages: MessageSource = {
  module: 'staff-pages',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
