import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useOffersMessages = messagesOf<keyof typeof ru>('debtor-offers')
export type OffersMessages = ReturnType<typeof useOffersMessages>

/** The messages of the page of platform staff about offers; no other one shows them. */
export const offersMessages: MessageSource = {
  module: 'debtor-offers',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
