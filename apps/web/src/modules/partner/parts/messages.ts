import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const usePartnerMessages = messagesOf<keyof typeof ru>('partners')

export type PartnerMessages = ReturnType<typeof usePartnerMessages>

/** The messages of the pages of partners; nobody but their readers fetches them. */
export const partnerMessages: MessageSource = {
  module: 'partners',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
