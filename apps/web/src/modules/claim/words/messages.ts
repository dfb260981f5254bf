import { type MessageSource, messagesOf } from '../../../shared/intl/messages.ts'
import type ru from './messages/ru.json'

export type ClaimWordId = keyof typeof ru
export const useClaimMessages = messagesOf<ClaimWordId>('claim-pages')
export type ClaimMessages = ReturnType<typeof useClaimMessages>

type Loaded = ReturnType<MessageSource['load']['ru']>

/** The messages of claims: of their register, of a claim and of its forms. No other page shows them. */
export const claimMessages: MessageSource = {
  module: 'claim-pages',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
