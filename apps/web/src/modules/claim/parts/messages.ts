import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type ClaimMessageId = keyof typeof ru
export const useClaimMessages = messagesOf<ClaimMessageId>('claim-pages')
export type ClaimMessages = ReturnType<typeof useClaimMessages>

/** The messages of claims: of their register, of a claim and of its forms. No other page shows them. */
export const claimMessages: MessageSource = {
  module: 'claim-pages',
  load: {
    ru: () => import('./messages/ru.json'),
    en: () => import('./messages/en.json'),
  },
}
