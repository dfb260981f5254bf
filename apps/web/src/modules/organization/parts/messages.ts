import type { MessageSource } from '../../../shared/intl/messages.ts'
import { messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useOrganizationMessages = messagesOf<keyof typeof ru>('organization-sections')

/** The messages of the organization's sections in the profile; they are many, and no other page shows them. */
export const organizationMessages: MessageSource = {
  module: 'organization-sections',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
