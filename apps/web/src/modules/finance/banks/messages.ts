import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export const useBanksMessages = messagesOf<keyof typeof ru>('finance-banks')
export type BanksMessages = ReturnType<typeof useBanksMessages>

/** The messages of the page of platform staff; no other one shows them. */
export const banksMessages: MessageSource = {
  module: 'finance-banks',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
