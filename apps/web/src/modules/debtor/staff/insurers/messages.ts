import { type MessageSource, messagesOf } from '../../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useInsurersMessages = messagesOf<keyof typeof ru>('debtor-insurers')
export type InsurersMessages = ReturnType<typeof useInsurersMessages>

/** The messages of the page of platform staff about insurers; no other one shows them. */
export const insurersMessages: MessageSource = {
  module: 'debtor-insurers',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
